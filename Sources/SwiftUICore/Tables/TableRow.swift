/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of value represented by this table row content.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows in order. Not meant to be called or written by apps.
  @MainActor var _values: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  package var value: Value

  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  @MainActor public var _values: [Value] { [value] }
}

/// A row for each element of the data of a table.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  package var data: Data
}

extension TableForEachContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  @MainActor public var _values: [Data.Element] { Array(data) }
}

/// Several rows of a table where one is asked for.
public struct TupleTableRowContent<Value: Identifiable, T> {
  public var value: T
  private let all: [any TableRowContent<Value>]

  init(_ value: T, _ all: [any TableRowContent<Value>]) {
    self.value = value
    self.all = all
  }
}

extension TupleTableRowContent: TableRowContent {
  public typealias TableRowValue = Value
  @MainActor public var _values: [Value] { all.flatMap { $0._values } }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  @MainActor public var _values: [Wrapped.TableRowValue] { self?._values ?? [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  @MainActor public var _values: [Content.TableRowValue] {
    data.flatMap { content($0)._values }
  }

  public init<V>(_ data: Data)
  where ID == V.ID, V == Data.Element, V: Identifiable, Content == TableRow<V> {
    self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
  }

  @_disfavoredOverload
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, identify: { $0.id })
  }
}
