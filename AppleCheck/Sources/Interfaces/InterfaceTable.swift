/// SwiftUI's declarations, by name.
public struct InterfaceTable: Sendable {
  private let byName: [Interface.Name: [Interface]]

  public init(_ table: Table) throws {
    byName = Dictionary(grouping: try table.rows.map(Interface.init), by: \.name)
  }

  public var isEmpty: Bool { byName.isEmpty }

  public func contains(_ name: Interface.Name) -> Bool { byName[name] != nil }

  /// When the declaration came: of those of its name the one whose types, then constraints fit best. Nil
  /// where Apple has none of the name.
  public func introduction(
    of name: Interface.Name, types: [String] = [], constraints: [String] = []
  ) -> Introduction? {
    guard let all = byName[name], let first = all.first else { return nil }
    if all.allSatisfy({ $0.introduction == first.introduction }) { return first.introduction }
    func fit(_ row: Interface) -> Int {
      let fitting = zip(row.types, types).count { $0 == $1 }
      let different = Set(row.constraints).symmetricDifference(constraints).count
      return fitting * 100 - different
    }
    return all.max { fit($0) < fit($1) }?.introduction
  }
}
