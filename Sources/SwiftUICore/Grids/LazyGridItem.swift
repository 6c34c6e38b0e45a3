import Foundation

/// The item of a lazy grid: divides its width into tracks for the cells of the lines.
package final class LazyGridItem: LayoutItem {
  package let lines: LazyStackItem
  /// Called when the number of cells in a line is another.
  package var lineLengthChanged: (() -> Void)?

  package var configuration: LazyGridConfiguration {
    didSet {
      guard !isSame(oldValue.items, configuration.items) else { return }
      for item in lineItems.allObjects { item.invalidate() }
      invalidate()
    }
  }

  var lineItems = WeakLines()
  package private(set) var cellsPerLine: Int

  init(_ configuration: LazyGridConfiguration, lines: LazyStackItem) {
    self.configuration = configuration
    self.lines = lines
    cellsPerLine = max(1, GridTracks(configuration.items, nil).tracks.count)
    super.init(graph: lines.graph)
    lines.parent = self
  }

  private var axis: Axis { configuration.axis }

  /// The tracks for a length across the lines.
  func tracks(_ across: CGFloat?) -> GridTracks { GridTracks(configuration.items, across) }

  package override var arrangesChildren: Bool { true }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal[axis.other])
    let across = proposal[axis.other] ?? tracks.length
    let size = lines.size(ProposedViewSize(axis, proposal[axis], across: across))
    // Until the lines are made anew, as many cells as there are stand in lines of another length.
    let scale = CGFloat(cellsPerLine) / CGFloat(max(1, tracks.tracks.count))
    return CGSize(axis, size[axis] * scale, across: max(across, tracks.length))
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    let count = max(1, tracks(bounds.size[axis.other]).tracks.count)
    if count != cellsPerLine {
      cellsPerLine = count
      lineLengthChanged?()
      isPlacingChildren = true
      graph.settle()
      isPlacingChildren = false
      invalidate()
    }
    lines.place(
      at: bounds.origin,
      proposal: ProposedViewSize(axis, proposal[axis], across: bounds.size[axis.other]))
  }

  package override func replace(_ child: LayoutItem) {
    child.place(at: frame.origin, proposal: child.placedProposal)
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) { action(lines) }
}

extension LazyGridItem {
  /// Where a view stands in a cell whose track doesn't say it.
  var cellAlignment: Alignment {
    let key = configuration.alignment
    return key.axis == .horizontal
      ? Alignment(horizontal: HorizontalAlignment(key.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(key.id))
  }
}

/// The lines that are there.
@MainActor
struct WeakLines {
  private struct Entry { weak var line: GridLineItem? }
  private var entries: [Entry] = []

  mutating func add(_ line: GridLineItem) {
    entries.removeAll { $0.line == nil }
    entries.append(Entry(line: line))
  }

  var allObjects: [GridLineItem] { entries.compactMap(\.line) }
}
