import Foundation
import Interfaces

/// Compares what is known of the inside of SwiftUI's types with the interface, where that shows it: the
/// properties of our own types of the same names, and the rows by which ViewInspector reads values.
public struct StructureComparison {
  private let apple: [String: [StoredProperties.Property]]
  /// Types that differ on purpose, with the reason.
  private let differences: Set<String>

  public init(_ table: Table, differences: Table) {
    var apple: [String: [StoredProperties.Property]] = [:]
    for row in table.rows {
      let type = row["type of property"].components(separatedBy: " = ")[0]
      apple[row["type"], default: []].append(
        StoredProperties.Property(row["stored property"], Self.plain(type)))
    }
    self.apple = apple
    self.differences = Set(differences.rows.map { $0["type"] })
  }

  /// Types of ours whose properties have other names, another order or other types.
  public func faults(of ours: [String: [StoredProperties.Property]]) -> [String] {
    ours.keys.sorted().compactMap { type in
      guard let theirs = apple[type], let own = ours[type], !differences.contains(type) else {
        return nil
      }
      let written = own.map { StoredProperties.Property($0.name, Self.plain($0.type)) }
      let isSame =
        written.count == theirs.count
        && zip(written, theirs).allSatisfy {
          $0.name == $1.name && ($0.type.isEmpty || $1.type.isEmpty || $0.type == $1.type)
        }
      return isSame ? nil : "\(type): Apple's has \(Self.text(theirs)); ours \(Self.text(written))"
    }
  }

  /// How many of the types are compared.
  public func count(of ours: [String: [StoredProperties.Property]]) -> Int {
    ours.keys.filter { apple[$0] != nil && !differences.contains($0) }.count
  }

  /// A row of ViewInspector's table: a type's name, a colon, and paths of labels, of which one has to
  /// lead through the properties that the interface shows.
  public func fault(ofRow row: String) -> String? {
    guard let colon = row.firstIndex(of: ":") else { return "this is no row: \(row)" }
    let names = row[..<colon].split(separator: "/").map { $0.prefix { $0 != "<" } }.map(String.init)
    let paths = row[row.index(after: colon)...].split(separator: ";").map {
      $0.split(separator: "|").map { $0.filter { $0 != " " && $0 != "\n" } }
    }
    let known = names.filter { apple[$0] != nil }
    guard !known.isEmpty, !paths.contains(["*"]) else { return nil }
    let fits = known.contains { type in paths.contains { leads($0[...], in: type) } }
    guard !fits else { return nil }
    let name = known[0]
    return "\(row): Apple's \(name) has \(Self.text(apple[name] ?? []))"
  }

  public func isKnown(row: String) -> Bool {
    row.prefix { $0 != ":" }.split(separator: "/").contains {
      apple[String($0.prefix { $0 != "<" })] != nil
    }
  }

  private func leads(_ path: ArraySlice<String>, in type: String) -> Bool {
    guard let label = path.first else { return true }
    guard let properties = apple[type] else { return true }
    guard let property = properties.first(where: { $0.name == label }) else { return false }
    return leads(path.dropFirst(), through: property.type, in: type)
  }

  /// The rest of a path, in a value of a type that is known by its text alone.
  private func leads(
    _ path: ArraySlice<String>, through type: String, in owner: String
  ) -> Bool {
    guard let label = path.first else { return true }
    if type.hasSuffix("?") {
      return label == "some"
        && leads(path.dropFirst(), through: String(type.dropLast()), in: owner)
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      let elements = Self.elements(type)
      for (index, element) in elements.enumerated()
      where element.name == label || label == ".\(index)" {
        return leads(path.dropFirst(), through: element.type, in: owner)
      }
      // A case's only value is not in a tuple.
      return elements.count == 1 && elements[0].name.isEmpty
        ? leads(path, through: elements[0].type, in: owner) : false
    }
    let name = String(type.prefix { $0 != "<" })
    let nested = ["\(owner).\(name)", name].first { apple[$0] != nil }
    return nested.map { leads(path, in: $0) } ?? true
  }

  private static func elements(_ tuple: String) -> [StoredProperties.Property] {
    var result: [String] = [""]
    var depth = 0
    for character in tuple.dropFirst().dropLast() {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result.map { element in
      let parts = element.split(separator: ":", maxSplits: 1).map(String.init)
      return parts.count == 2 && parts[0].allSatisfy { $0.isLetter || $0 == "_" }
        ? StoredProperties.Property(parts[0], parts[1]) : StoredProperties.Property("", element)
    }
  }

  /// Without blanks and attributes, and of each name only what stands behind the last dot.
  private static func plain(_ type: String) -> String {
    var text = type.filter { $0 != " " }
    for noise in ["@MainActor", "@Sendable", "any"] { text = text.replacing(noise, with: "") }
    return text.replacing(/([A-Za-z_][A-Za-z0-9_]*(<[^<>]*>)?\.)+(?=[A-Za-z_])/, with: "")
  }

  private static func text(_ properties: [StoredProperties.Property]) -> String {
    properties.map { $0.type.isEmpty ? $0.name : "\($0.name): \($0.type)" }.joined(separator: ", ")
  }
}
