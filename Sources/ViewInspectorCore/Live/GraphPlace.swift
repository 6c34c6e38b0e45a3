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

  init(_ node: _ViewNode, includesSelf: Bool, base: EnvironmentValues? = nil) {
    self.node = node
    self.includesSelf = includesSelf
    graph = node.graph
    self.base = base ?? node.scope.values
  }

  // The environment where the inspection began: what modifiers change from there on comes on top.
  override var environment: EnvironmentValues { base }

  private func place(_ node: _ViewNode, includesSelf: Bool) -> GraphPlace {
    GraphPlace(node, includesSelf: includesSelf, base: base)
  }

  private func find(_ type: Any.Type) -> _ViewNode? {
    current?.first(type, includesSelf: includesSelf)
  }

  /// The node, brought up to date; nil where it is gone.
  private var current: _ViewNode? {
    graph.flushUntilSettled()
    return node.isMounted ? node : nil
  }

  override func node(of view: Any) -> LivePlace? {
    find(type(of: view)).map { place($0, includesSelf: false) }
  }

  override func node(ofModifier modifier: Any) -> LivePlace? { node(of: modifier) }

  override func node(shownBy modifier: Any.Type, skipping count: Int) -> LivePlace? {
    current?.nodeShown(by: modifier, skipping: count).map { place($0, includesSelf: true) }
  }

  override func element(_ index: Int) -> LivePlace? {
    let elements: ElementNodes = self.elements ?? node.elementNodes()
    self.elements = elements
    return elements[index].map { place($0, includesSelf: true) }
  }

  private func connected(_ type: Any.Type) -> (any ConnectedNode)? {
    find(type) as? any ConnectedNode
  }

  override func body<V: SwiftUI.View>(of view: V) -> Any? {
    connected(V.self).map { node in ReadTracking.untracked { node.connectedBody } }
  }

  override func body<M: ViewModifier>(ofModifier modifier: M) -> Any? {
    connected(M.self).map { node in ReadTracking.untracked { node.connectedBody } }
  }

  override func connected<V: SwiftUI.View>(_ view: V) -> V? {
    connected(V.self)?.connectedValue as? V
  }

  override func connected<M: ViewModifier>(modifier: M) -> M? {
    connected(M.self)?.connectedValue as? M
  }
}
#endif
