import Foundation
import SwiftUI
import Testing

@testable import ViewInspectorCore

/// Reads each row of the structure table from sample views. A row that is named here no longer fits this SwiftUI.
@MainActor
@Suite("Structure table", .serialized)
struct StructureTests {
  @Test func eachRowFits() throws {
    let values = StoredValues(StructureSamples.all)
    var unread: Set<String> = []
    for (name, row) in try StructureTable.rows() {
      let isRead = values.matching(row).contains { value in
        (try? Inspector.attribute(row, of: value)) != nil
      }
      if !isRead { unread.insert(name) }
    }
    let known = Set(StructureSamples.unread.flatMap(\.rows))
    #expect(unread.subtracting(known).sorted() == [], "These rows fit no sample.")
    #expect(known.subtracting(unread).sorted() == [], "These rows have a sample now.")
  }

  @Test func rowsAreUnique() throws {
    let rows = try StructureTable.rows()
    #expect(rows.count > 500)
    #expect(Set(rows.map(\.row)).count == rows.count)
    for (name, row) in rows {
      #expect(!row.types.isEmpty)
      #expect(!row.paths.isEmpty, "\(name) has no path")
    }
  }
}

/// The rows as they are written, since constants cannot be listed.
private enum StructureTable {
  static func rows(_ file: String = #filePath) throws -> [(name: String, row: Structure)] {
    let root = URL(filePath: file).deletingLastPathComponent().appending(path: "../../..")
    let folder = root.appending(path: "Sources/ViewInspectorCore/Inspection/StructureTable")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /static let (\w+) = Structure\(([^)]*)\)/)
        .map { match in (String(match.1), row(String(match.2))) }
    }
  }

  private static func row(_ arguments: String) -> Structure {
    let joined = arguments.replacing(/"\s*\+ "/, with: "")
    let texts = joined.matches(of: /"([^"]*)"/).map { String($0.1) }
    return Structure(types: texts.first ?? "", paths: Array(texts.dropFirst()))
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
