#if !os(tvOS) && !os(watchOS)
import SwiftUI

/// The rows and the columns of a `Table`, wherever in its content they stand.
@MainActor
enum TableContents {
  /// The values of the rows.
  static func values(of rows: Any) -> [Any] {
    leaves(rows).flatMap { row -> [Any] in
      if let data = try? Inspector.attribute(.tableForEachData, of: row) { return elements(data) }
      return [(try? Inspector.attribute(.tableRowValue, of: row)) ?? row]
    }
  }

  static func columns(of columns: Any) -> [Any] { leaves(columns) }

  /// The parts that are neither built of others nor left out.
  private static func leaves(_ part: Any) -> [Any] {
    if let loop = part as? any LoopReading {
      return (0..<loop.elementCount).flatMap { leaves(loop.view(at: $0)) }
    }
    switch Inspector.typeName(value: part, generics: .remove) {
    case "TupleTableRowContent", "TupleTableColumnContent":
      let tuple = try? Inspector.attribute(.tableTuple, of: part)
      return tuple.map { Mirror(reflecting: $0).children.flatMap { leaves($0.value) } } ?? []
    case "Optional": return Mirror(reflecting: part).children.flatMap { leaves($0.value) }
    case "_ConditionalContent":
      let storage = try? Inspector.attribute(.conditionalStorage, of: part)
      return storage.map { Mirror(reflecting: $0).children.flatMap { leaves($0.value) } } ?? []
    case "Group": return (try? Inspector.attribute(.groupContent, of: part)).map(leaves) ?? []
    default: return [part]
    }
  }

  private static func elements(_ data: Any) -> [Any] {
    func all<C: Collection>(_ data: C) -> [Any] { data.map { $0 } }
    return (data as? any Collection).map { all($0) } ?? []
  }
}

/// The cells of one row of a table.
struct TableRowCells {
  let value: Any
  let columns: [Any]
}

/// Makes the cells of a `TableColumn` whose generic arguments are not known.
@MainActor
protocol TableColumnReading {
  func cell(_ value: Any) throws -> Any
}

@available(iOS 16.0, macOS 12.0, *)
extension TableColumn: TableColumnReading {
  func cell(_ value: Any) throws -> Any {
    let make = try Inspector.attribute(
      .tableColumnContent, of: self, type: ((RowValue) -> Content).self)
    return make(try Inspector.cast(value: value, type: RowValue.self))
  }
}

/// Reads and sets a binding to a table's selection whose type is not known.
@MainActor
protocol TableSelecting {
  var selectedIDs: Set<AnyHashable> { get }
  func select(_ ids: Set<AnyHashable>) throws
}

extension Binding: TableSelecting {
  var selectedIDs: Set<AnyHashable> {
    if let several = wrappedValue as? Set<AnyHashable> { return several }
    let selected = Mirror(reflecting: wrappedValue).children.first?.value
    return Set((selected as? any Hashable).map { [AnyHashable($0)] } ?? [])
  }

  func select(_ ids: Set<AnyHashable>) throws {
    if let several = ids as? Value {
      wrappedValue = several
      return
    }
    let one = ids.first?.base
    wrappedValue = try Inspector.cast(value: one as Any, type: Value.self)
  }
}

/// Changes the sort order of a `Table` whose generic arguments are not known.
@MainActor
protocol TableSorting {
  func sort(by column: Any) throws
}

@available(iOS 16.0, macOS 12.0, *)
extension Table: TableSorting {
  func sort(by column: Any) throws {
    typealias Sort = Columns.TableColumnSortComparator
    let order = try Inspector.attribute(
      .tableSortOrder, of: self, type: Binding<[Sort]>.self)
    let sort = try Inspector.attribute(.tableColumnSort, of: column, type: Sort.self)
    func isOther(_ comparator: Sort) -> Bool {
      var comparator = comparator
      comparator.order = sort.order
      return comparator != sort
    }
    var first = sort
    // The comparator that comes first is turned.
    if let now = order.wrappedValue.first, !isOther(now) {
      first.order = now.order == .forward ? .reverse : .forward
    }
    order.wrappedValue = [first] + order.wrappedValue.filter(isOther)
  }
}
#endif
