/// A node at the top of a native container that no view's native node owns: a window's content, a row of a list.
@MainActor
package protocol RootNode: _ViewNode {
  var rootContainer: any NativeContainer { get }
  /// Whether this is the content of a window or a sheet, above which nothing encloses it.
  var isWindow: Bool { get }
  /// The platform objects between the container and the next node's, innermost first.
  var enclosingEntities: [AnyObject] { get }
}

/// The content of a window, a sheet or a page: the top of a tree of nodes.
@MainActor
package final class ContentRoot<Content: View> {
  private let node: ContentRootNode<Content>
  package let host: LayoutHost

  /// - Parameter parent: the node whose environment and lifetime the content shares; nil for a window.
  package init(
    _ view: Content, graph: ViewGraph, container: any NativeContainer, scope: EnvironmentScope,
    parent: _ViewNode? = nil, isWindow: Bool = false
  ) {
    let host = LayoutHost(graph: graph, container: container)
    if graph.rootContainer == nil { graph.rootContainer = container }
    // What placeholders stand for is the same in a popover as in the view that it is of.
    let inputs = _NodeInputs(
      graph: graph, parent: parent, scope: scope, modifierContent: parent?.modifierContent)
    self.host = host
    node = ContentRootNode(view, inputs, host, isWindow: isWindow || parent == nil)
  }

  package func update(_ view: Content) { node.content?.update(view) }

  /// The topmost node, for walks through the tree.
  package var rootNode: _ViewNode { node }

  /// Takes everything down: nodes, state, native views. What is to run when views disappear runs now, unless an
  /// update is under way that will do it.
  package func unmount() {
    guard node.isMounted else { return }
    node.unmount()
    host.clear()
    node.graph.flush()
  }
}

private final class ContentRootNode<Content: View>: _ViewNode, ItemOwner, RootNode {
  fileprivate private(set) var content: _TypedNode<Content>?
  private let host: LayoutHost
  var isItemRefreshPending = false
  private lazy var arrangement = StackItem(
    graph: graph,
    stack: StackArrangement(
      axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key))

  let isWindow: Bool

  init(_ view: Content, _ inputs: _NodeInputs, _ host: LayoutHost, isWindow: Bool) {
    self.host = host
    self.isWindow = isWindow
    super.init(inputs)
    content = Content._makeNode(view, childInputs)
    graph.setNeedsItems(self)
  }

  var rootContainer: any NativeContainer { host.container }

  var enclosingEntities: [AnyObject] { isWindow ? host.container.enclosingEntities : [] }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  override func childItemsChanged() { graph.setNeedsItems(self) }

  func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content else { return }
    let items = content.items()
    if items.count != 1 { arrangement.setChildren(items) }
    host.setContent(items, arrangement: items.isEmpty ? nil : arrangement)
  }
}
