/// A view that arranges its content and has no native view of its own: stacks, custom layouts.
package protocol ContainerView: View where Body == Never {
  associatedtype Arranged: View
  associatedtype MadeItem: ArrangedItem
  @MainActor var arranged: Arranged { get }
  @MainActor func makeItem(_ graph: ViewGraph) -> MadeItem
  /// Takes the view's new value into the item that was made for it.
  @MainActor func configure(_ item: MadeItem)
}

extension ContainerView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ContainerNode(view, inputs)
  }
}

package final class ContainerNode<V: ContainerView>: ContentNode<V, V.Arranged>, ItemOwner {
  private var source: V
  package let item: V.MadeItem
  package var isItemRefreshPending = false

  package init(_ view: V, _ inputs: _NodeInputs) {
    source = view
    item = view.makeItem(inputs.graph)
    super.init(inputs: inputs)
    makeContent(view.arranged, eagerInputs)
    graph.setNeedsItems(self)
  }

  package override func update(_ view: V) {
    guard !isBitwiseEqual(source, view) else { return }
    source = view
    view.configure(item)
    content?.update(view.arranged)
  }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  package override var representativeItem: LayoutItem? { item }

  package override var standsForItsItems: Bool { true }

  // The container stays the same item, whatever its content.
  package override func childItemsChanged() { graph.setNeedsItems(self) }

  package func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content else { return }
    item.setChildren(content.items())
  }
}
