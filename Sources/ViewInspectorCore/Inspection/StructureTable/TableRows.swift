/// Tables.
extension Structure {
  static let tableRows = Structure("Table", "rows")
  static let tableColumns = Structure("Table", "columns")
  static let tableSelection = Structure("Table", "selection|some")
  static let tableSortOrder = Structure("Table", "sortOrder|some")
  static let tableRowValue = Structure("TableRow", "value")
  static let tableForEachData = Structure("TableForEachContent", "data")
  static let tableTuple = Structure("TupleTableRowContent / TupleTableColumnContent", "value")
  static let tableColumnLabel = Structure("TableColumn", "label")
  static let tableColumnContent = Structure("TableColumn", "content")
  static let tableColumnSort = Structure("TableColumn", "sort|some")
}
