import Foundation

// The type of the rows' values is known from the rows.
extension Table {
  /// Linux's own: on Apple's systems the type of the rows has to be named, as `of:`.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil)
  }

  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), nil, sortOrder)
  }

  /// Linux's own: on Apple's systems the type of the rows has to be named, as `of:`.
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), .single(selection))
  }

  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), .single(selection), sortOrder)
  }

  /// Linux's own: on Apple's systems the type of the rows has to be named, as `of:`.
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), .multiple(selection))
  }

  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), .multiple(selection), sortOrder)
  }
}
