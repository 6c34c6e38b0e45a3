import Foundation

/// Makes the columns of a table from the lines of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

  /// A column that can't be sorted, among others that can.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> where Sort == KeyPathComparator<RowValue> {
    var result = TableColumn<RowValue, Sort, Content, Label>(column.label, nil, column.content)
    result.columnWidth = column.columnWidth
    result.columnAlignment = column.columnAlignment
    return result
  }

  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  public static func buildBlock<each C: TableColumnContent>(
    _ columns: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> {
    // That they are columns of the table's rows has been seen to where they were taken one by one; the language
    // can't say it of all of them yet.
    var all: [any TableColumnContent<RowValue, Sort>] = []
    for column in repeat each columns {
      if let column = column as? any TableColumnContent<RowValue, Sort> { all.append(column) }
    }
    return TupleTableColumnContent((repeat each columns), all)
  }

  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
    F.TableColumnSortComparator == Sort
  { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
    F.TableColumnSortComparator == Sort
  { _ConditionalContent(storage: .falseContent(second)) }

  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }
}

/// Several columns of a table where one is asked for.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  public var value: T
  private let all: [any TableColumnContent<RowValue, Sort>]

  init(_ value: T, _ all: [any TableColumnContent<RowValue, Sort>]) {
    self.value = value
    self.all = all
  }
}

extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  @MainActor public var _columns: [_TableColumn<RowValue, Sort>] { all.flatMap { $0._columns } }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  @MainActor public var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] {
    self?._columns ?? []
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  @MainActor public var _columns:
    [_TableColumn<TrueContent.TableRowValue, TableColumnSortComparator>]
  {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }

  @MainActor public var _columns: [_TableColumn<Content.TableRowValue, TableColumnSortComparator>] {
    content._columns
  }
}
