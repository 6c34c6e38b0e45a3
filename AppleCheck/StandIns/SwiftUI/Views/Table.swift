#if !os(tvOS)
/// Stand-in, with fewer type parameters: a collection or a table.
@available(iOS 16, macOS 12, *)
public struct Table<Value: Identifiable>: View {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {}

  public var body: some View { ShapedView("Table") { StandInKind.table.shape } }
}

/// Stand-in: a column of texts.
@available(iOS 16, macOS 12, *)
public struct TableColumn<RowValue: Identifiable> {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {}
}

/// Stand-in.
@available(iOS 16, macOS 12, *)
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression(
    _ column: TableColumn<RowValue>
  ) -> TableColumn<RowValue> { column }

  public static func buildBlock(_ columns: TableColumn<RowValue>...) -> [TableColumn<RowValue>] {
    columns
  }
}
#endif
