/// A type-erased view.
///
/// A view of another type at the same place is another view: what was there goes, with its state.
public struct AnyView {
  package let storage: AnyViewStorageBase

  public init<V: View>(_ view: V) {
    if let view = view as? AnyView {
      storage = view.storage
    } else {
      storage = AnyViewStorage(view)
    }
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  /// From a view whose type is not known; nil where the value is no view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: AnyView, _ inputs: _NodeInputs
  ) -> _TypedNode<AnyView> { AnyNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { nil }
}

package class AnyViewStorageBase {
  @MainActor package func makeNode(_ inputs: _NodeInputs) -> _ViewNode {
    _TypedNode<EmptyView>(inputs: inputs)
  }
  /// Whether the node holds a view of the same type and has taken this one.
  @MainActor package func update(_ node: _ViewNode) -> Bool { false }
  @MainActor package func visit(_ visitor: inout some ViewVisitor) {}
}

package final class AnyViewStorage<V: View>: AnyViewStorageBase {
  package let view: V
  package init(_ view: V) { self.view = view }

  override package func makeNode(_ inputs: _NodeInputs) -> _ViewNode { V._makeNode(view, inputs) }

  override package func update(_ node: _ViewNode) -> Bool {
    guard let node = node as? _TypedNode<V> else { return false }
    node.update(view)
    return true
  }

  override package func visit(_ visitor: inout some ViewVisitor) { visitor.visit(view) }
}

private final class AnyNode: _TypedNode<AnyView> {
  private var node: _ViewNode?

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    node = view.storage.makeNode(childInputs)
  }

  override func update(_ view: AnyView) {
    if let node, view.storage.update(node) { return }
    node?.unmount()
    node = view.storage.makeNode(childInputs)
    childItemsChanged()
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let node { action(node) }
  }
}
