import Foundation

/// Rows of data in columns with headers, of which the user can select some.
///
/// Drawn with a `GtkColumnView`: rows are made when they come into view. Activating the label of a column that
/// sorts changes the sort order; sorting the data is the app's part.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
/// }
/// .onChange(of: sortOrder) { people.sort(using: sortOrder) }
/// ```
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  package var rows: Rows
  package var columns: Columns
  package var selection: ListSelection<Value.ID>?
  package var sortOrder: Binding<[Columns.TableColumnSortComparator]>?

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>? = nil,
    _ sortOrder: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }
}

extension Table: View {
  public var body: some View {
    TableRows(
      values: rows._values, columns: columns._columns, selection: selection, sortOrder: sortOrder)
  }
}

/// The rows of a table, with what is known of its columns.
struct TableRows<Value: Identifiable, Sort: SortComparator> {
  let values: [Value]
  let columns: [_TableColumn<Value, Sort>]
  let selection: ListSelection<Value.ID>?
  let sortOrder: Binding<[Sort]>?
}

extension TableRows: RowsView {
  var rowsContent: some View {
    ForEach(values) { value in
      ForEach(columns.indices, id: \.self) { columns[$0].cell(value) }
    }
  }

  // A table without columns has rows, too: empty ones.
  var cellsPerRow: Int? { max(columns.count, 1) }

  @MainActor func primitive(
    _ rows: ListRows, _ environment: EnvironmentValues
  ) -> TablePrimitive {
    let selection = self.selection
    let order = TableSortOrder(sortOrder?.wrappedValue ?? [])
    return TablePrimitive(
      rows: rows, columns: columns.map { $0.description(in: environment, sorts: sortOrder != nil) },
      sorted: order.sortedColumn(among: columns.map(\.sort)),
      sort: { sort(by: $0) },
      selection: ListSelectionState(selection), style: environment.tableStyleKind,
      showsHeaders: environment.tableColumnHeadersVisibility != .hidden,
      isEnabled: environment.isEnabled)
  }

  private func sort(by column: Int) {
    guard let sortOrder, columns.indices.contains(column), let sort = columns[column].sort else {
      return
    }
    sortOrder.wrappedValue = TableSortOrder(sortOrder.wrappedValue).activating(sort).comparators
  }
}

/// The order in which a table's rows are sorted.
struct TableSortOrder<Sort: SortComparator> {
  let comparators: [Sort]

  init(_ comparators: [Sort]) { self.comparators = comparators }

  /// The order after the label of a column was activated: its comparator comes first, reversed where it was first.
  func activating(_ sort: Sort) -> TableSortOrder {
    guard let first = comparators.first, Self.isSame(first, sort) else {
      return TableSortOrder([sort] + comparators.filter { !Self.isSame($0, sort) })
    }
    var turned = first
    turned.order = first.order == .forward ? .reverse : .forward
    return TableSortOrder([turned] + comparators.dropFirst())
  }

  /// The column by which the rows are sorted in the first place.
  func sortedColumn(among sorts: [Sort?]) -> TableSortedColumn? {
    guard let first = comparators.first,
      let index = sorts.firstIndex(where: { $0.map { Self.isSame(first, $0) } ?? false })
    else { return nil }
    return TableSortedColumn(index: index, order: first.order)
  }

  private static func isSame(_ a: Sort, _ b: Sort) -> Bool {
    var a = a
    a.order = b.order
    return a == b
  }
}
