/// A view that shows rows which are made when they are needed, in one native view: a list, a table.
package protocol RowsView: View where Body == Never {
  associatedtype RowsContent: View
  associatedtype RowsPrimitive: Primitive
  var rowsContent: RowsContent { get }
  /// How many cells each row has, one for each of its views; nil where every view is a row of its own.
  var cellsPerRow: Int? { get }
  @MainActor func primitive(_ rows: ListRows, _ environment: EnvironmentValues) -> RowsPrimitive
}

extension RowsView {
  package var cellsPerRow: Int? { nil }

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { RowsNode(view, inputs) }
}

package final class RowsNode<V: RowsView>:
  ContentNode<V, V.RowsContent>, ItemOwner, LazyRowsNode, ScrollingRows
{
  private var view: V
  private let rows: ListRows
  private var item: NativeItem?
  package var isItemRefreshPending = false

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    rows = ListRows(graph: inputs.graph, cellsPerRow: view.cellsPerRow)
    super.init(inputs: inputs)
    var inputs = childInputs
    inputs.isLazy = true
    makeContent(view.rowsContent, inputs)
    refreshItems()
    item = NativeItem(graph: graph, native: graph.renderer.makeNative(evaluate()))
  }

  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    if let item { action(item.native) }
  }

  private func evaluate() -> V.RowsPrimitive {
    evaluating(V.self) { view.primitive(rows, scope.values) }
  }

  package override func update(_ view: V) {
    self.view = view
    if rows.setCellsPerRow(view.cellsPerRow) { isItemRefreshPending = true }
    content?.update(view.rowsContent)
    if isItemRefreshPending { refreshItems() }
    refresh()
  }

  package override func refresh() {
    item?.native.update(evaluate())
    tellNativeWasUpdated()
  }

  package override var standsForItsItems: Bool { true }

  package override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  package override var representativeItem: LayoutItem? { item }

  package override func childItemsChanged() { graph.setNeedsItems(self) }

  package func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content else { return }
    var sources: [LazySource] = []
    content.appendLazySources(to: &sources)
    rows.take(sources)
  }

  // GTK's lists can't be told where the row is to come to.
  package func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    rows.scroll(to: id)
  }

  package override func willUnmount() { item?.native.dispose() }
}
