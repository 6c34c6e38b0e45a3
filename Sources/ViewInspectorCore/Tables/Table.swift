#if !os(tvOS) && !os(watchOS)
import SwiftUI

extension ViewType {
  /// A `Table`: its rows, and its columns beside them.
  public struct Table: KnownViewType, MultipleViewContent, SupplementaryViews {
    public static let typePrefix = "Table"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      let columns = try columns(content)
      let values = TableContents.values(
        of: try Inspector.attribute(.tableRows, of: content.view))
      let medium = content.medium.forChildren
      return LazyGroup(count: values.count) { index in
        Content(TableRowCells(value: values[index], columns: columns), medium: medium)
      }
    }

    fileprivate static func columns(_ content: Content) throws -> [Any] {
      TableContents.columns(of: try Inspector.attribute(.tableColumns, of: content.view))
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      let columns = (try? columns(view.content)) ?? []
      return columns.indices.map { index in { try view.column(index) } }
    }
  }

  /// A row of a `Table`: its cells.
  public struct TableRow: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TableRow"
    public static let namespacedPrefixes = ["ViewInspectorCore.TableRowCells"]
    public static func inspectionCall(typeName: String) -> String {
      "row(\(ViewType.indexPlaceholder))"
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      let row = try Inspector.cast(value: content.view, type: TableRowCells.self)
      return LazyGroup(count: row.columns.count) { index in
        guard let column = row.columns[index] as? any TableColumnReading else {
          throw InspectionError.typeMismatch(
            row.columns[index], (any TableColumnReading).self)
        }
        return try content.unwrapped(column.cell(row.value))
      }
    }
  }

  /// A column of a `Table`.
  public struct TableColumn: KnownViewType, SupplementaryViews {
    public static let typePrefix = "TableColumn"
    public static func inspectionCall(typeName: String) -> String {
      "column(\(ViewType.indexPlaceholder))"
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func table() throws -> InspectableView<ViewType.Table> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func table(_ index: Int) throws -> InspectableView<ViewType.Table> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Table {
  /// A row; its cells have the indices of their columns: `table().row(0).text(1)`.
  public func row(_ index: Int) throws -> InspectableView<ViewType.TableRow> {
    try child(at: index)
  }

  public func column(_ index: Int) throws -> InspectableView<ViewType.TableColumn> {
    let columns = try ViewType.Table.columns(content)
    guard columns.indices.contains(index) else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: columns.count)
    }
    return try supplementary(
      Content(columns[index], medium: content.medium.forChildren),
      ViewType.TableColumn.inspectionCall(typeName: ""), index: index)
  }

  public func columnCount() throws -> Int { try ViewType.Table.columns(content).count }

  /// The identifiers of the selected rows.
  ///
  /// - Throws: `attributeNotFound` where the table has no selection.
  public func selection() throws -> Set<AnyHashable> { try selectionBinding().selectedIDs }

  /// Selects rows by their identifiers, as a user would by clicking them.
  ///
  /// - Throws: `unresponsiveControl` where a user could not select.
  public func select(_ ids: Set<AnyHashable>) throws {
    try guardIsResponsive()
    try selectionBinding().select(ids)
  }

  /// The order in which the rows are sorted, as far as the table knows.
  public func sortOrder<Sort>(_ type: Sort.Type) throws -> [Sort] {
    try Inspector.attribute(.tableSortOrder, of: content.view, type: Binding<[Sort]>.self)
      .wrappedValue
  }

  /// Sorts by a column, or turns its order, as a user would by clicking its label.
  ///
  /// - Throws: `unresponsiveControl` where a user could not click, and `attributeNotFound` where the table or the
  ///   column does not sort.
  public func sort(byColumn index: Int) throws {
    try guardIsResponsive()
    let column = try column(index).content.view
    guard let table = content.view as? any TableSorting else {
      throw InspectionError.typeMismatch(content.view, (any TableSorting).self)
    }
    try table.sort(by: column)
  }

  private func selectionBinding() throws -> any TableSelecting {
    let selection = try Inspector.attribute(.tableSelection, of: content.view)
    // It may be in an enum's case.
    let binding: Any? =
      selection is any TableSelecting
      ? selection : Mirror(reflecting: selection).children.first?.value
    guard let binding = binding as? any TableSelecting else {
      throw InspectionError.typeMismatch(selection, (any TableSelecting).self)
    }
    return binding
  }
}

extension InspectableView where View == ViewType.TableColumn {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.tableColumnLabel), "labelView()")
  }

  /// Whether the rows can be sorted by the column.
  public func isSortable() throws -> Bool {
    (try? Inspector.attribute(.tableColumnSort, of: content.view)) != nil
  }
}
#endif
