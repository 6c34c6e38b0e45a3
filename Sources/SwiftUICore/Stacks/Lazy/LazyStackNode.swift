/// A view that arranges its content along an axis and makes only what can be seen of it.
package protocol LazyStackView: View where Body == Never {
  associatedtype Arranged: View
  @MainActor var arranged: Arranged { get }
  @MainActor var configuration: LazyStackItem.Configuration { get }
}

extension LazyStackView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    LazyStackNode(view, inputs)
  }
}

package final class LazyStackNode<V: LazyStackView>:
  ContentNode<V, V.Arranged>, ItemOwner, LazyRowOwner, LazyRowPlaces
{
  private var source: V
  private let item: LazyStackItem
  package var isItemRefreshPending = false
  private var isContentStale = true
  private var staleRows: [_ViewNode] = []

  package init(_ view: V, _ inputs: _NodeInputs) {
    source = view
    item = LazyStackItem(graph: inputs.graph, configuration: view.configuration)
    super.init(inputs: inputs)
    item.rowOwner = self
    var inputs = childInputs
    inputs.isLazy = true
    makeContent(view.arranged, inputs)
    graph.setNeedsItems(self)
  }

  package override func update(_ view: V) {
    guard !isBitwiseEqual(source, view) else { return }
    source = view
    item.configuration = view.configuration
    content?.update(view.arranged)
  }

  package override var standsForItsItems: Bool { true }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  package override func childItemsChanged() {
    isContentStale = true
    graph.setNeedsItems(self)
  }

  package func rowItemsChanged(_ node: _ViewNode) {
    staleRows.append(node)
    graph.setNeedsItems(self)
  }

  package func refreshItems() {
    isItemRefreshPending = false
    let rows = staleRows
    staleRows = []
    guard isMounted, let content else { return }
    for row in rows where row.isMounted { item.refreshRow(of: row) }
    guard isContentStale else { return }
    isContentStale = false
    var sources: [LazySource] = []
    content.appendLazySources(to: &sources)
    item.take(sources)
  }

  package func expectedFrame(of id: AnyHashable) -> (frame: CGRect, scroll: ScrollItem)? {
    item.expectedPlace(of: id)
  }

  package override func willUnmount() { graph.geometry.remove(item) }
}

extension LazyStackItem {
  /// A row's expected frame in the content of the scroll view around the stack.
  package func expectedPlace(of id: AnyHashable) -> (frame: CGRect, scroll: ScrollItem)? {
    guard let rect = expectedFrame(of: id), let host, let scroll = host.scrollItem else {
      return nil
    }
    let origin = host.globalOrigin
    let content = scroll.inner?.globalOrigin ?? .zero
    return (rect.offsetBy(dx: origin.x - content.x, dy: origin.y - content.y), scroll)
  }
}
