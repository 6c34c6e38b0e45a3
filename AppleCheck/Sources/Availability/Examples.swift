import Foundation
import SwiftParser
import SwiftSyntax

/// The documentation's code: files of which several may declare the same.
struct Examples {
  let files: [CheckedFile]

  /// In as few groups as can be compiled together.
  var groups: [[CheckedFile]] {
    var groups: [(names: Set<String>, files: [CheckedFile])] = []
    for file in files {
      let names = Self.names(in: file.source)
      if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
        groups[index].names.formUnion(names)
        groups[index].files.append(file)
      } else {
        groups.append((names, [file]))
      }
    }
    return groups.map(\.files)
  }

  /// What a file declares at its top, and the members of its extensions.
  private static func names(in source: String) -> Set<String> {
    let statements = Parser.parse(source: source).statements
    var names: Set<String> = []
    for statement in statements {
      if let named = statement.item.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text)
      } else if let extended = statement.item.as(ExtensionDeclSyntax.self) {
        names.insert("extension \(extended.extendedType.trimmedDescription)")
      } else if let variable = statement.item.as(VariableDeclSyntax.self) {
        names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
      }
    }
    return names
  }

  /// The oldest release that an example names, for which it is: `.iOS(.v16, .v17)`. Of `.iOS` alone the
  /// view type says which that is, here any. Nil where there is none of the platform: it is for others.
  static func oldest(in source: String, of platform: AvailablePlatform) -> Release? {
    let calls = source.matches(of: /\.(iOS|tvOS|macOS|visionOS)(?:\(([^()]*)\)|(?=[,)\s]))/)
      .filter { $0.1 == platform.rawValue }
    let versions = calls.compactMap(\.2).flatMap { $0.matches(of: /\.v([0-9_]+)/) }
    let oldest = versions.compactMap { Release($0.1.replacing("_", with: ".")) }.min()
    return calls.isEmpty ? nil : oldest ?? Release([Int.max])
  }
}
