/// A primitive view with SwiftUI content inside its native view: a button's label, a scroll view's document.
package protocol HostingView: PrimitiveView {
  associatedtype Hosted: View
  @MainActor var hosted: Hosted { get }
  /// Lays out several views inside, and places the content. The default puts them under each other, centered.
  @MainActor static func makeArrangement(_ graph: ViewGraph) -> ArrangedItem
  @MainActor static var hostedAlignment: Alignment { get }
  /// Makes the item that sizes and commits the native view.
  @MainActor static func makeItem(
    _ native: any NativeView, _ graph: ViewGraph
  ) -> NativeItem
  /// Makes the host of the content.
  @MainActor static func makeHost(
    _ graph: ViewGraph, _ container: any NativeContainer, _ item: NativeItem
  ) -> LayoutHost
  /// Takes the view's new value into its item.
  @MainActor func configure(_ item: NativeItem)
  /// The environment of the content, beside what the view itself inherits.
  @MainActor func modifyHostedEnvironment(_ environment: inout EnvironmentValues)
}

extension HostingView {
  @MainActor package static func makeArrangement(_ graph: ViewGraph) -> ArrangedItem {
    StackItem(
      graph: graph,
      stack: StackArrangement(
        axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key))
  }
  @MainActor package static var hostedAlignment: Alignment { .center }
  @MainActor package static func makeItem(
    _ native: any NativeView, _ graph: ViewGraph
  ) -> NativeItem { NativeItem(graph: graph, native: native) }
  @MainActor package static func makeHost(
    _ graph: ViewGraph, _ container: any NativeContainer, _ item: NativeItem
  ) -> LayoutHost { LayoutHost(graph: graph, container: container) }
  @MainActor package func configure(_ item: NativeItem) {}
  @MainActor package func modifyHostedEnvironment(_ environment: inout EnvironmentValues) {}

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    HostingNode(view, inputs)
  }
}

package final class HostingNode<V: HostingView>: PrimitiveNode<V>, ItemOwner {
  package private(set) var host: LayoutHost?
  private var content: _TypedNode<V.Hosted>?
  private var contentScope: EnvironmentScope?
  private lazy var arrangement: ArrangedItem = V.makeArrangement(graph)
  package var isItemRefreshPending = false

  package override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    guard let item = nativeItem, let container = item.native.container else { return }
    let host = V.makeHost(graph, container, item)
    host.owner = item
    view.configure(item)
    host.alignment = V.hostedAlignment
    self.host = host
    let contentScope = EnvironmentScope(parent: scope) { view.modifyHostedEnvironment(&$0) }
    self.contentScope = contentScope
    var inputs = eagerInputs
    inputs.scope = contentScope
    content = V.Hosted._makeNode(view.hosted, inputs)
    graph.setNeedsItems(self)
  }

  package override func makeItem(_ native: any NativeView) -> NativeItem {
    V.makeItem(native, graph)
  }

  package override func update(_ view: V) {
    super.update(view)
    if let nativeItem { view.configure(nativeItem) }
    contentScope?.update { view.modifyHostedEnvironment(&$0) }
    content?.update(view.hosted)
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  package override func childItemsChanged() { graph.setNeedsItems(self) }

  package func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content, let host else { return }
    let items = content.items()
    if items.count != 1 { arrangement.setChildren(items) }
    host.setContent(items, arrangement: items.isEmpty ? nil : arrangement)
  }

  package override func willUnmount() {
    host?.clear()
    contentScope?.detach()
    super.willUnmount()
  }
}
