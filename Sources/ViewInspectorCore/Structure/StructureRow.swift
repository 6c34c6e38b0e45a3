import Foundation

/// A row of the table, taken apart once.
struct StructureRow: Sendable {
  /// The names that the type has had, some with the beginning of their generic arguments.
  let types: [String]
  /// The alternative paths, each as labels; empty for the value itself.
  let paths: [[String]]

  init(_ text: String) {
    let parts: [Substring] = text.split(separator: ":", maxSplits: 1)
    types = (parts.first ?? "").components(separatedBy: " / ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let paths: [Substring] = parts.dropFirst().first?.split(separator: ";") ?? []
    self.paths = paths.map { path in
      let path: String = path.trimmingCharacters(in: .whitespaces)
      return path == "*" ? [] : path.split(separator: "|").map(String.init)
    }
  }
}

extension Structure {
  private static let rows: [UInt16: StructureRow] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.key, StructureRow($0.rawValue)) })

  /// The case as a number: hashing the text on each read would cost more than the read.
  private var key: UInt16 {
    withUnsafeBytes(of: self) { bytes in bytes.reduce(0) { $0 << 8 | UInt16($1) } }
  }

  var row: StructureRow { Self.rows[key] ?? StructureRow(rawValue) }
  var types: [String] { row.types }
  var paths: [[String]] { row.paths }

  /// Whether the row is about a type of this name.
  @MainActor func matches(_ descriptor: TypeDescriptor) -> Bool {
    types.contains { type in
      type.contains("<") ? descriptor.name.hasPrefix(type) : descriptor.bareName == type
    }
  }
}
