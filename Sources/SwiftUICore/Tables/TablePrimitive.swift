import Foundation

/// What a renderer needs of a table.
package struct TablePrimitive: Primitive, KeyboardFocusable {
  package static let viewName = "Table"

  package let rows: ListRows
  package let columns: [TableColumnDescription]
  /// The column by which the rows are sorted; nil where none is.
  package let sorted: TableSortedColumn?
  /// To be called with the index of a column whose label the user activated.
  package let sort: (Int) -> Void
  package let selection: ListSelectionState
  package let style: TableStyleKind
  package let showsHeaders: Bool
  package let isEnabled: Bool
}

extension TablePrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize { proposal.filled }
}

/// What a renderer needs of a column.
package struct TableColumnDescription: Equatable {
  package let title: String
  package let width: TableColumnWidth
  package let alignment: TableColumnAlignment
  package let sorts: Bool
}

/// The column by which rows are sorted, and how.
package struct TableSortedColumn: Equatable {
  package let index: Int
  package let order: SortOrder

  package init(index: Int, order: SortOrder) {
    self.index = index
    self.order = order
  }
}

/// The least, ideal and greatest width of a column in points.
package struct TableColumnWidth: Equatable, Sendable {
  package var minimum: CGFloat?
  package var ideal: CGFloat?
  package var maximum: CGFloat?

  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether the column has one width, whatever there is.
  package var isFixed: Bool { ideal != nil && minimum == ideal && maximum == ideal }

  /// The widths of columns in a table: the ideal ones, and equal parts of the rest for those without.
  package static func lengths(_ columns: [TableColumnWidth], in available: CGFloat) -> [CGFloat] {
    var result = columns.map { $0.ideal ?? 0 }
    var rest = available - result.reduce(0, +)
    // Those that can't take an equal part come first, and leave more or less to the others.
    var open = columns.indices.filter { columns[$0].ideal == nil }
    while !open.isEmpty {
      let part = max(0, rest) / CGFloat(open.count)
      let bound = open.filter { columns[$0].clamped(part) != part }
      for index in bound.isEmpty ? open : bound {
        result[index] = columns[index].clamped(part)
        rest -= result[index]
      }
      open = bound.isEmpty ? [] : open.filter { !bound.contains($0) }
    }
    return result
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? 0), maximum ?? .infinity)
  }
}
