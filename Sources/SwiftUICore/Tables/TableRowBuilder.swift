/// Makes the rows of a table from the lines of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  public static func buildBlock<each C: TableRowContent>(
    _ content: repeat each C
  ) -> TupleTableRowContent<Value, (repeat each C)> {
    // That they are rows of the table's values has been seen to where they were taken one by one; the language
    // can't say it of all of them yet.
    var all: [any TableRowContent<Value>] = []
    for row in repeat each content {
      if let row = row as? any TableRowContent<Value> { all.append(row) }
    }
    return TupleTableRowContent((repeat each content), all)
  }

  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where C.TableRowValue == Value { content }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  @MainActor public var _values: [TrueContent.TableRowValue] {
    switch storage {
    case .trueContent(let content): content._values
    case .falseContent(let content): content._values
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue { self.init(content: content()) }

  @MainActor public var _values: [Content.TableRowValue] { content._values }
}
