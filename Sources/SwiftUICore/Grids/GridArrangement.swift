import Foundation

/// How a grid arranges its cells for one proposal.
@MainActor
struct GridArrangement {
  /// A view in the grid.
  private struct Cell {
    let item: LayoutItem
    let row: Int
    /// The first column, and one behind the last.
    let columns: Range<Int>
    let unsized: Axis.Set
    let anchor: UnitPoint?
    var width: CGFloat?
    var size: CGSize = .zero
  }

  private let layout: GridLayout
  private var cells: [Cell] = []
  private var rowAlignments: [VerticalAlignment] = []
  private var columnAlignments: [HorizontalAlignment] = []
  private var columnCount = 0
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  private var columnSpacing: CGFloat { layout.horizontalSpacing ?? ViewSpacing.defaultDistance }
  private var rowSpacing: CGFloat { layout.verticalSpacing ?? ViewSpacing.defaultDistance }

  init(_ layout: GridLayout, _ items: ArraySlice<LayoutItem>) {
    self.layout = layout
    readCells(items)
  }

  /// Finds out which cells there are. A view in no row spans all columns.
  private mutating func readCells(_ items: ArraySlice<LayoutItem>) {
    var wholeRows: [Int] = []
    var current: ObjectIdentifier?
    var next = 0
    var found: [(item: LayoutItem, row: Int, columns: Range<Int>)] = []
    for item in items {
      let role = item.trait(GridRowTraitKey.self)
      if role == nil || role?.row != current {
        rowAlignments.append(role?.alignment ?? layout.alignment.vertical)
        next = 0
      }
      current = role?.row
      let row = rowAlignments.count - 1
      guard role != nil else {
        wholeRows.append(found.count)
        found.append((item, row, 0..<1))
        continue
      }
      let span = max(1, item.trait(GridCellColumnsTraitKey.self))
      found.append((item, row, next..<next + span))
      next += span
      columnCount = max(columnCount, next)
    }
    if columnCount == 0, !found.isEmpty { columnCount = 1 }
    for index in wholeRows { found[index].columns = 0..<columnCount }
    columnAlignments = [HorizontalAlignment](
      repeating: layout.alignment.horizontal, count: columnCount)
    for (item, row, columns) in found {
      if let guide = item.trait(GridColumnAlignmentTraitKey.self) {
        columnAlignments[columns.lowerBound] = guide
      }
      cells.append(
        Cell(
          item: item, row: row, columns: columns,
          unsized: item.trait(GridCellUnsizedAxesTraitKey.self),
          anchor: item.trait(GridCellAnchorTraitKey.self)))
    }
  }

  mutating func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard !cells.isEmpty else { return Arrangement(size: .zero, placements: []) }
    findWidths(proposal.width)
    findHeights(proposal.height)
    return Arrangement(
      size: CGSize(
        width: length(widths, columnSpacing), height: length(heights, rowSpacing)),
      placements: cells.indices.map { placement(of: $0) })
  }

  private func length(_ parts: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    parts.reduce(0, +) + spacing * CGFloat(max(0, parts.count - 1))
  }

  private func span(_ lengths: [CGFloat], _ range: Range<Int>, _ spacing: CGFloat) -> CGFloat {
    length(Array(lengths[range]), spacing)
  }

  // MARK: Columns

  private mutating func findWidths(_ proposed: CGFloat?) {
    let available = proposed.map {
      max(0, $0 - columnSpacing * CGFloat(columnCount - 1))
    }
    widths = Self.share(available, among: columnCount) { column, width in
      columnWidth(column, width)
    }
    widenForSpans(proposed)
    for index in cells.indices {
      cells[index].width = span(widths, cells[index].columns, columnSpacing)
    }
  }

  /// The width that the cells of one column want together.
  private func columnWidth(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
    var before: CGFloat = 0
    var after: CGFloat = 0
    let key = columnAlignments[column].key
    for cell in cells
    where cell.columns == column..<column + 1 && !cell.unsized.contains(.horizontal) {
      let proposal = ProposedViewSize(width: proposed, height: nil)
      let size = cell.item.size(proposal)
      let guide = cell.anchor == nil ? cell.item.guide(key, proposal, size) : key.defaultValue(size)
      before = max(before, guide)
      after = max(after, Arrangement.reach(of: size.width, after: guide))
    }
    return max(0, before + after)
  }

  /// Gives the columns under a cell that spans several, in equal parts, what it needs beyond them.
  private mutating func widenForSpans(_ proposed: CGFloat?) {
    for cell in cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
      let now = span(widths, cell.columns, columnSpacing)
      let offered = proposed.map { max(now, $0 - length(widths, columnSpacing) + now) }
      let wanted = cell.item.size(ProposedViewSize(width: offered, height: nil)).width
      guard wanted > now, wanted.isFinite else { continue }
      let part = (wanted - now) / CGFloat(cell.columns.count)
      for column in cell.columns { widths[column] += part }
    }
  }

  // MARK: Rows

  private mutating func findHeights(_ proposed: CGFloat?) {
    let count = rowAlignments.count
    let available = proposed.map { max(0, $0 - rowSpacing * CGFloat(count - 1)) }
    heights = Self.share(available, among: count) { row, height in
      let reach = reach(ofRow: row, height)
      return reach.before + reach.after
    }
    for index in cells.indices { cells[index].size = cells[index].item.size(proposal(of: index)) }
  }

  private func proposal(of index: Int) -> ProposedViewSize {
    ProposedViewSize(width: cells[index].width, height: heights[cells[index].row])
  }

  /// How far a row's cells reach to either side of their common guide.
  private func reach(ofRow row: Int, _ height: CGFloat?) -> Arrangement.Reach {
    var reach = Arrangement.Reach(before: 0, after: 0)
    let key = rowAlignments[row].key
    for cell in cells where cell.row == row && !cell.unsized.contains(.vertical) {
      let proposal = ProposedViewSize(width: cell.width, height: height)
      let size = cell.item.size(proposal)
      let guide = cell.anchor == nil ? cell.item.guide(key, proposal, size) : key.defaultValue(size)
      reach.before = max(reach.before, guide)
      reach.after = max(reach.after, Arrangement.reach(of: size.height, after: guide))
    }
    return reach
  }

  // MARK: Places

  private func placement(of index: Int) -> Placement {
    let cell = cells[index]
    let proposal = self.proposal(of: index)
    let frame = CGRect(
      x: start(cell.columns.lowerBound, widths, columnSpacing),
      y: start(cell.row, heights, rowSpacing), width: cell.width ?? 0, height: heights[cell.row])
    var origin = frame.origin
    if let anchor = cell.anchor {
      origin.x += anchor.x * (frame.width - cell.size.width)
      origin.y += anchor.y * (frame.height - cell.size.height)
    } else {
      let horizontal = columnAlignments[cell.columns.lowerBound].key
      let vertical = rowAlignments[cell.row].key
      origin.x += offset(cell, horizontal, proposal, in: frame.size, columnReach(cell))
      origin.y += offset(
        cell, vertical, proposal, in: frame.size, reach(ofRow: cell.row, heights[cell.row]))
    }
    return Placement(origin: origin, proposal: proposal)
  }

  private func start(_ index: Int, _ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths[..<index].reduce(0) { $0 + $1 + spacing }
  }

  /// How far the cells of a cell's column reach to either side of their guide; nil where it spans several.
  private func columnReach(_ cell: Cell) -> Arrangement.Reach? {
    guard cell.columns.count == 1 else { return nil }
    let column = cell.columns.lowerBound
    let key = columnAlignments[column].key
    var reach = Arrangement.Reach(before: 0, after: 0)
    for (index, other) in cells.enumerated()
    where other.columns == cell.columns && !other.unsized.contains(.horizontal) {
      let guide =
        other.anchor == nil
        ? other.item.guide(key, proposal(of: index), other.size) : key.defaultValue(other.size)
      reach.before = max(reach.before, guide)
      reach.after = max(reach.after, Arrangement.reach(of: other.size.width, after: guide))
    }
    return reach
  }

  /// Where a view begins in its cell, so that its guide is on the common one of the row or column.
  private func offset(
    _ cell: Cell, _ key: AlignmentKey, _ proposal: ProposedViewSize, in frame: CGSize,
    _ reach: Arrangement.Reach?
  ) -> CGFloat {
    let guide = cell.item.guide(key, proposal, cell.size)
    guard let reach else { return key.defaultValue(frame) - guide }
    // What the row or column has beyond its cells' needs goes to the sides that the guide leaves.
    let needed = reach.before + reach.after
    let wanted =
      key.axis == .horizontal
      ? CGSize(width: needed, height: frame.height) : CGSize(width: frame.width, height: needed)
    let extra = key.defaultValue(frame) - key.defaultValue(wanted)
    return reach.before + extra - guide
  }

  /// Gives each of several parts what it wants of a length, the least flexible first.
  private static func share(
    _ available: CGFloat?, among count: Int, _ size: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available else { return (0..<count).map { size($0, nil) } }
    var result = [CGFloat](repeating: 0, count: count)
    let flexibility: [CGFloat] = (0..<count).map { size($0, .infinity) - size($0, 0) }
    let order: [Int] = (0..<count).sorted {
      flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    var rest = available
    for (done, index) in order.enumerated() {
      let part = max(0, rest) / CGFloat(count - done)
      result[index] = size(index, part)
      rest -= result[index]
    }
    return result
  }
}
