#if os(Linux)
import SwiftUI
import SwiftUICore

/// A place in a graph of this SwiftUI: a node.
final class GraphPlace: LivePlace {
  private let graph: ViewGraph
  private let node: _ViewNode
  /// Whether the view that is looked for may be this node's own.
  private let includesSelf: Bool
  private let base: EnvironmentValues
  private var elements: ElementNodes?
  /// Where to look for what is not here: not all that a slot holds is below its node.
  private let around: GraphPlace?

  init(
    _ node: _ViewNode, includesSelf: Bool, base: EnvironmentValues? = nil,
    around: GraphPlace? = nil
  ) {
    self.node = node
    self.includesSelf = includesSelf
    self.around = around
    graph = node.graph
    self.base = base ?? node.scope.values
  }

  // The environment where the inspection began: what modifiers change from there on comes on top.
  override var environment: EnvironmentValues { base }

  private func place(_ node: _ViewNode, includesSelf: Bool) -> GraphPlace {
    GraphPlace(node, includesSelf: includesSelf, base: base)
  }

  /// The node of a view or a modifier: of several of its type, the first whose properties are the same, as in a control
  /// with a content and a label of one type.
  private func find(_ value: Any) -> _ViewNode? {
    guard let current else { return around?.find(value) }
    let type = type(of: value)
    let same = current.first(includesSelf: includesSelf) { node in
      guard node.viewType == type else { return false }
      return (node as? any ConnectedNode)?.differs(from: value) != true
    }
    return same ?? current.first(type, includesSelf: includesSelf) ?? around?.find(value)
  }

  override func node(ofSlot slot: ViewSlot, of view: Any) -> LivePlace? {
    guard let control = find(view) else { return nil }
    var held: [_ViewNode] = []
    control.forEachChild { $0.gather(slot.types, into: &held) }
    let same = held.filter { $0.viewType == slot.types[slot.index] }
    guard same.indices.contains(slot.rank) else { return nil }
    return GraphPlace(same[slot.rank], includesSelf: true, base: base, around: self)
  }

  /// The node, brought up to date; nil where it is gone.
  private var current: _ViewNode? {
    graph.flushUntilSettled()
    return node.isMounted ? node : nil
  }

  override func node(of view: Any) -> LivePlace? {
    find(view).map { place($0, includesSelf: false) }
  }

  override func node(ofModifier modifier: Any) -> LivePlace? { node(of: modifier) }

  override func node(shownBy modifier: Any.Type, skipping count: Int) -> LivePlace? {
    current?.nodeShown(by: modifier, skipping: count).map { place($0, includesSelf: true) }
      ?? around?.node(shownBy: modifier, skipping: count)
  }

  override func element(_ index: Int) -> LivePlace? {
    let elements = self.elements ?? node.elementNodes()
    self.elements = elements
    return elements[index].map { place($0, includesSelf: true) }
  }

  private func connectedNode(of value: Any) -> (any ConnectedNode)? {
    find(value) as? any ConnectedNode
  }

  override func body<V: SwiftUI.View>(of view: V) -> Any? {
    connectedNode(of: view).map { node in ReadTracking.untracked { node.connectedBody } }
  }

  override func body<M: ViewModifier>(ofModifier modifier: M) -> Any? {
    connectedNode(of: modifier).map { node in ReadTracking.untracked { node.connectedBody } }
  }

  override func connected<V: SwiftUI.View>(_ view: V) -> V? {
    connectedNode(of: view)?.connectedValue as? V
  }

  override func connected<M: ViewModifier>(modifier: M) -> M? {
    connectedNode(of: modifier)?.connectedValue as? M
  }
}

extension _ViewNode {
  /// The topmost nodes here and below that hold views of some types.
  fileprivate func gather(_ types: [Any.Type], into found: inout [_ViewNode]) {
    if types.contains(where: { $0 == viewType }) {
      found.append(self)
    } else {
      forEachChild { $0.gather(types, into: &found) }
    }
  }

  fileprivate func first(includesSelf: Bool, where isMeant: (_ViewNode) -> Bool) -> _ViewNode? {
    if includesSelf, isMeant(self) { return self }
    var found: _ViewNode?
    forEachChild { child in
      if found == nil { found = child.first(includesSelf: true, where: isMeant) }
    }
    return found
  }
}

extension ConnectedNode {
  /// Whether a property that can be compared, and that is no state, has another value.
  fileprivate func differs(from value: Any) -> Bool {
    func isOther<T: Equatable>(_ one: T, _ other: Any) -> Bool { one != other as? T }
    return zip(Mirror(reflecting: connectedValue).children, Mirror(reflecting: value).children)
      .contains { own, other in
        guard !(own.value is any DynamicProperty), let one = own.value as? any Equatable else {
          return false
        }
        return isOther(one, other.value)
      }
  }
}
#endif
