import Foundation

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of value of rows presented by this column content.
  associatedtype TableRowValue: Identifiable = Never
  /// The type of sort comparator associated with this table column content.
  associatedtype TableColumnSortComparator: SortComparator = Never

  /// The columns in order. Not meant to be called or written by apps.
  @MainActor var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column of a table, whatever its views are.
public struct _TableColumn<RowValue, Sort> {
  let label: Text
  let content: (RowValue) -> AnyView
  let sort: Sort?
  let width: TableColumnWidth
  let alignment: TableColumnAlignment

  /// A row's cell: one view, however many the column's content has.
  @MainActor func cell(_ value: RowValue) -> some View {
    VStack(alignment: alignment.alignment.horizontal, spacing: 0) { content(value) }
      .frame(maxWidth: .infinity, alignment: alignment.alignment)
  }

  func description(in environment: EnvironmentValues, sorts: Bool) -> TableColumnDescription {
    TableColumnDescription(
      title: label.resolvedString(in: environment), width: width, alignment: alignment,
      sorts: sorts && sort != nil)
  }
}

/// Describes the alignment of the content of a table column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Sendable { case leading, center, trailing }
  private let kind: Kind

  public static var automatic: TableColumnAlignment { .leading }
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  public static var numeric: TableColumnAlignment { .trailing }

  var alignment: Alignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A column that displays a view for each row in a table.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  package var label: Label
  package var content: (RowValue) -> Content
  package var sort: Sort?
  package var columnWidth = TableColumnWidth()
  package var columnAlignment = TableColumnAlignment.automatic

  init(_ label: Label, _ sort: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
    self.sort = sort
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  @MainActor public var _columns: [_TableColumn<RowValue, Sort>] {
    let content = self.content
    return [
      _TableColumn(
        label: label as? Text ?? Text(verbatim: ""), content: { AnyView(content($0)) }, sort: sort,
        width: columnWidth, alignment: columnAlignment)
    ]
  }

  /// Creates a fixed width table column, in points; nil for a flexible one.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.columnWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }

  /// Sets the alignment of the column's cells and label.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.columnAlignment = alignment
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// An unsortable column with a title, which is looked up as a key for localization.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// An unsortable column that shows a text.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts the rows by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts the rows by a value, with a comparator of that value.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column that shows a text, and sorts the rows by it.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// A column that sorts the rows with a comparator of its own.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }
}
