/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<C: ToolbarContent>(_ content: C) -> TupleToolbarContent<C> {
    TupleToolbarContent(content) { append(content, to: &$0) }
  }

  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> TupleToolbarContent<(repeat each C)> {
    TupleToolbarContent((repeat each content)) { items in
      repeat append(each content, to: &items)
    }
  }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }

  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }

  private static func append<C: ToolbarContent>(_ content: C, to items: inout _ToolbarItems) {
    items.entries += onMainActor(content) { content in
      var items = _ToolbarItems()
      C._appendItems(of: content, to: &items)
      return items.entries
    }
  }
}
