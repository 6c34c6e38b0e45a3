#if GTK
import Foundation
import GTK
import SwiftUICore

/// The columns of one table: their titles and widths, and the order in which they sort.
@MainActor
final class ColumnsController {
  let view: ColumnView
  let rows: RowsController
  /// Called with the index of a column whose title the user has activated.
  var onSort: ((Int) -> Void)?

  private var columns: [Column] = []
  private var isShowing = false
  /// The width that the columns were fitted into.
  private var width: CGFloat?
  /// The columns whose sorters were asked, in order.
  private var asked: [Int] = []

  private struct Column {
    let column: ColumnViewColumn
    let sorter: CustomSorter
    var description: TableColumnDescription
    /// What it was given; the user may have given it another width.
    var width: Int?
  }

  init(_ view: ColumnView, _ rows: RowsController) {
    self.view = view
    self.rows = rows
    view.sorter?.onChanged { [weak self] _ in self?.sorterChanged() }
  }

  // MARK: Columns

  func show(_ descriptions: [TableColumnDescription]) {
    isShowing = true
    defer { isShowing = false }
    while columns.count > descriptions.count, let last = columns.popLast() {
      view.removeColumn(last.column)
    }
    for (index, description) in descriptions.enumerated() {
      if index == columns.count { append(description) }
      show(description, at: index)
    }
    refit()
  }

  private func append(_ description: TableColumnDescription) {
    let index = columns.count
    let column = ColumnViewColumn(title: nil, factory: rows.makeFactory(part: index))
    let sorter = CustomSorter { [weak self] _, _ in
      self?.asked.append(index)
      return -1
    }
    columns.append(Column(column: column, sorter: sorter, description: description))
    view.appendColumn(column)
  }

  private func show(_ description: TableColumnDescription, at index: Int) {
    if columns[index].description.width != description.width { columns[index].width = nil }
    columns[index].description = description
    let column = columns[index].column
    column.title = description.title
    column.resizable = !description.width.isFixed
    let sorter = description.sorts ? columns[index].sorter : nil
    if column.sorter !== sorter { column.sorter = sorter }
    let titles = view.header?.children ?? []
    if titles.indices.contains(index) {
      titles[index].children.first?.halign = description.alignment.align
    }
  }

  // MARK: Widths

  /// Divides a width among the columns; those that the user has resized keep theirs.
  func fit(_ width: CGFloat) {
    guard self.width != width else { return }
    self.width = width
    refit()
  }

  private func refit() {
    guard let width else { return }
    let wishes = columns.map { column in
      let now = column.column.fixedWidth
      guard let given = column.width, given != now else { return column.description.width }
      return TableColumnWidth(minimum: CGFloat(now), ideal: CGFloat(now), maximum: CGFloat(now))
    }
    var edge: CGFloat = 0
    for (index, length) in TableColumnWidth.lengths(wishes, in: width).enumerated() {
      // Whole pixels that add up to the whole width.
      let start = Int(edge.rounded())
      edge += length
      let pixels = max(Int(edge.rounded()) - start, 0)
      let isResized = wishes[index] != columns[index].description.width
      columns[index].column.fixedWidth = pixels
      if !isResized { columns[index].width = pixels }
    }
  }

  // MARK: Sorting

  func show(_ sorted: TableSortedColumn?) {
    guard sorted != shownOrder else { return }
    isShowing = true
    defer { isShowing = false }
    guard let sorted, columns.indices.contains(sorted.index) else {
      view.sortByColumn(nil, direction: .ascending)
      return
    }
    view.sortByColumn(
      columns[sorted.index].column,
      direction: sorted.order == .forward ? .ascending : .descending)
  }

  /// What the titles show. GTK 4.8 has no function that tells it, but its sorter asks that of the
  /// sorted column first, and turns the answer where the order is reversed.
  private var shownOrder: TableSortedColumn? {
    asked = []
    guard let sorter = view.sorter else { return nil }
    let answer = sorter.compare(view, item2: sorter)
    return asked.first.map { index in
      TableSortedColumn(index: index, order: answer == .smaller ? .forward : .reverse)
    }
  }

  private func sorterChanged() {
    guard !isShowing, let order = shownOrder else { return }
    onSort?(order.index)
  }
}

extension TableColumnAlignment {
  fileprivate var align: Align {
    switch self {
    case .center: .center
    case .trailing: .end
    default: .fill
    }
  }
}
#endif
