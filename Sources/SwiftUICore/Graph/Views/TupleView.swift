/// A view created from a Swift tuple of view values.
public struct TupleView<T> {
  public var value: T
  // Keeps the types of the tuple's elements, which a tuple type does not tell.
  package let elements: any TupleElements.Type

  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    elements = PackElements<repeat each Content>.self
  }
}

extension TupleView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: TupleView<T>, _ inputs: _NodeInputs
  ) -> _TypedNode<TupleView<T>> { TupleNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { TupleItemCounts.count(of: T.self) }
}

/// Walks the elements of a tuple of views with their types.
package protocol TupleElements {
  @MainActor static func makeNodes<T>(_ tuple: T, _ inputs: _NodeInputs) -> [_ViewNode]
  @MainActor static func update<T>(_ nodes: [_ViewNode], _ tuple: T)
  @MainActor static func forEach<T>(_ tuple: T, _ visitor: inout some ViewVisitor)
}

/// Takes views of any type, one after the other.
@MainActor
package protocol ViewVisitor {
  mutating func visit<V: View>(_ view: V)
}

private struct PackElements<each Content: View>: TupleElements {
  static func makeNodes<T>(_ tuple: T, _ inputs: _NodeInputs) -> [_ViewNode] {
    guard let values = tuple as? (repeat each Content) else { return [] }
    var nodes: [_ViewNode] = []
    for value in repeat each values { nodes.append(makeNode(value, inputs)) }
    return nodes
  }

  @MainActor private static func makeNode<V: View>(_ view: V, _ inputs: _NodeInputs) -> _ViewNode {
    V._makeNode(view, inputs)
  }

  static func update<T>(_ nodes: [_ViewNode], _ tuple: T) {
    guard let values = tuple as? (repeat each Content) else { return }
    var rest = nodes[...]
    for value in repeat each values {
      if let node = rest.popFirst() { update(node, value) }
    }
  }

  @MainActor private static func update<V: View>(_ node: _ViewNode, _ view: V) {
    (node as? _TypedNode<V>)?.update(view)
  }

  static func forEach<T>(_ tuple: T, _ visitor: inout some ViewVisitor) {
    guard let values = tuple as? (repeat each Content) else { return }
    for value in repeat each values { visitor.visit(value) }
  }
}

private final class TupleNode<T>: _TypedNode<TupleView<T>> {
  private var nodes: [_ViewNode] = []

  init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    nodes = view.elements.makeNodes(view.value, childInputs)
  }

  override func update(_ view: TupleView<T>) { view.elements.update(nodes, view.value) }

  override func forEachChild(_ action: (_ViewNode) -> Void) { nodes.forEach(action) }
}
