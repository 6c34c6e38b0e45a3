import SwiftUI
import Testing

@testable import ViewInspectorCore

/// Reads each row of the structure table from sample views. A row that is named here no longer fits this SwiftUI.
@MainActor
@Suite("Structure table", .serialized)
struct StructureTests {
  // Rows without a sample are left to the tests of what reads them.
  @Test func eachRowFits() throws {
    let values = StoredValues(StructureSamples.all)
    var count = 0
    for row in Structure.allCases where StructureSamples.elsewhere[row] == nil {
      let candidates: [Any] = values.matching(row)
      guard !candidates.isEmpty else { continue }
      let isFound: Bool = candidates.contains { value in
        (try? Inspector.attribute(row, of: value)) != nil
      }
      #expect(isFound, "The row \(row) fits none of \(row.types).")
      count += 1
    }
    #expect(count >= 220, "Only \(count) rows have a sample.")
  }

  @Test func rowsAreUnique() {
    #expect(Set(Structure.allCases.map(\.rawValue)).count == Structure.allCases.count)
    for row in Structure.allCases {
      #expect(!row.types.isEmpty)
      #expect(!row.paths.isEmpty, "\(row) has no path")
    }
  }
}

/// All that is stored in some values, by the names of its types.
@MainActor
private struct StoredValues {
  private var byName: [String: [Any]] = [:]
  private var seen: Set<ObjectIdentifier> = []

  init(_ roots: [Any]) {
    for root in roots { add(root, depth: 0) }
  }

  /// The values of the types that a row is about; subclasses count as what they inherit from.
  func matching(_ row: Structure) -> [Any] {
    let isGeneric: Bool = row.types.contains { $0.contains("<") }
    let names: [String] = row.types.map { type in String(type.prefix { $0 != "<" }) }
    let values: [Any] = names.flatMap { byName[$0] ?? [] }
    return isGeneric ? values.filter { row.matches(.of(value: $0)) } : values
  }

  private mutating func add(_ value: Any, depth: Int) {
    guard depth < 14 else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    byName[TypeDescriptor.of(value: value).bareName, default: []].append(value)
    for child in mirror.children { add(child.value, depth: depth + 1) }
    var parent: Mirror? = mirror.superclassMirror
    while let current = parent {
      byName[TypeDescriptor.of(current.subjectType).bareName, default: []].append(value)
      for child in current.children { add(child.value, depth: depth + 1) }
      parent = current.superclassMirror
    }
  }
}
