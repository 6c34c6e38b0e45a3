import Foundation

/// How a lazy grid arranges its cells.
package struct LazyGridConfiguration {
  package var axis: Axis
  package var items: [GridItem]
  package var spacing: CGFloat?
  package var alignment: AlignmentKey
  package var pinned: PinnedScrollableViews

  fileprivate var stack: LazyStackItem.Configuration {
    LazyStackItem.Configuration(
      axis: axis, spacing: spacing, alignment: alignment, pinned: pinned)
  }
}

/// A view that arranges its content in lines of cells and makes only what can be seen of it.
package protocol LazyGridView: View where Body == Never {
  associatedtype Arranged: View
  @MainActor var arranged: Arranged { get }
  @MainActor var configuration: LazyGridConfiguration { get }
}

extension LazyGridView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    LazyGridNode(view, inputs)
  }
}

/// A lazy stack of lines, each of which holds the cells beside each other.
package final class LazyGridNode<V: LazyGridView>:
  ContentNode<V, V.Arranged>, ItemOwner, LazyRowOwner, LazyRowPlaces
{
  private let item: LazyGridItem
  package var isItemRefreshPending = false
  private var isContentStale = true
  private var staleLines: [_ViewNode] = []
  private var runs: [GridRun] = []

  package init(_ view: V, _ inputs: _NodeInputs) {
    let configuration = view.configuration
    item = LazyGridItem(
      configuration,
      lines: LazyStackItem(graph: inputs.graph, configuration: configuration.stack))
    super.init(inputs: inputs)
    item.lines.rowOwner = self
    item.lineLengthChanged = { [weak self] in self?.gatherAgain() }
    var inputs = childInputs
    inputs.isLazy = true
    makeContent(view.arranged, inputs)
    gatherAgain()
  }

  private func gatherAgain() {
    isContentStale = true
    graph.setNeedsItems(self)
  }

  package override func update(_ view: V) {
    let configuration = view.configuration
    item.lines.configuration = configuration.stack
    item.configuration = configuration
    content?.update(view.arranged)
  }

  package override var standsForItsItems: Bool { true }

  package override var representativeItem: LayoutItem? { item }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  package override func childItemsChanged() { gatherAgain() }

  package func rowItemsChanged(_ node: _ViewNode) {
    staleLines.append(node)
    graph.setNeedsItems(self)
  }

  package func refreshItems() {
    isItemRefreshPending = false
    let lines = staleLines
    staleLines = []
    guard isMounted, let content else { return }
    for line in lines { item.lines.refreshRow(of: line) }
    guard isContentStale else { return }
    isContentStale = false
    var sources: [LazySource] = []
    content.appendLazySources(to: &sources)
    take(sources)
  }

  /// Gives the stack the lines; what stands between headers and footers flows from line to line.
  private func take(_ sources: [LazySource]) {
    var cells: [LazySource] = []
    var stacked: [LazySource] = []
    var count = 0
    func endRun() {
      guard !cells.isEmpty else { return }
      let run: GridRun
      if runs.indices.contains(count) {
        run = runs[count]
      } else {
        run = GridRun(item, self)
        runs.append(run)
      }
      run.take(cells, perLine: item.cellsPerLine)
      stacked.append(.rows(run))
      cells = []
      count += 1
    }
    for source in sources {
      switch source {
      case .item, .rows: cells.append(source)
      case .sectionStart, .sectionEnd:
        endRun()
        stacked.append(source)
      }
    }
    endRun()
    item.lines.take(stacked)
    runs.removeLast(runs.count - count)
  }

  package func expectedFrame(of id: AnyHashable) -> (frame: CGRect, scroll: ScrollItem)? {
    item.lines.expectedPlace(of: id)
  }

  package override func willUnmount() { graph.geometry.remove(item.lines) }
}
