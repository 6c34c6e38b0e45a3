import Availability
import Foundation
import Interfaces

/// Compares the stand-ins of UIKit, AppKit and what is around them with Apple's interfaces: a stand-in must
/// not have what Apple has not, or has in another form, or has later.
public struct StandInComparison {
  private let rows: [String: [Table.Row]]
  /// By type: the members that the platform forbids, `-` for the type itself.
  private let forbidden: [String: Set<String>]
  private let platform: AvailablePlatform
  /// What differs on purpose: type and member, with the reason.
  private let differences: Set<String>
  private var reader = StandInReader()

  /// - Parameter platform: iOS, tvOS, visionOS or macOS.
  public init(
    _ interface: Table, forbidden: Table, differences: Table, on platform: AvailablePlatform
  ) {
    let sdk = platform == .macOS ? "macOS" : "iOS"
    rows = Dictionary(
      grouping: interface.rows.filter {
        $0["from"].hasPrefix(sdk) && !$0["availability"].contains("gone")
      }, by: { "\($0["type"])/\($0["name"])" })
    let name = platform.rawValue.lowercased()
    let own =
      platform == .macOS
      ? []
      : forbidden.rows.filter { $0["unavailable on"].components(separatedBy: ", ").contains(name) }
    self.forbidden = Dictionary(grouping: own) { $0["type"] }
      .mapValues { Set($0.map { $0["member (- is the type)"] }) }
    self.differences = Set(
      differences.rows.map { $0["member"].isEmpty ? $0["type"] : "\($0["type"]).\($0["member"])" })
    self.platform = platform
  }

  /// Takes a source, as the platform compiles it.
  public mutating func read(_ source: String, file: String) { reader.read(source, file: file) }

  public var faults: [String] {
    reader.found.compactMap { found in
      let declared = found.declared
      let full = found.type.isEmpty ? declared.name : "\(found.type).\(declared.name)"
      guard !isExpected(found, full), let fault = fault(found) else { return nil }
      return "\(found.file):\(found.line): \(full) \(fault)"
    }
  }

  /// Whether it is listed, or a type around it is, as a whole.
  private func isExpected(_ found: StandInReader.Found, _ full: String) -> Bool {
    let path = found.type.split(separator: ".").map(String.init)
    return differences.contains(full)
      || path.indices.contains { differences.contains(path[...$0].joined(separator: ".")) }
  }

  private func isKnown(_ type: String) -> Bool {
    let path = type.components(separatedBy: ".")
    let outer = path.count == 1 ? "-" : path.dropLast().joined(separator: ".")
    return rows["\(outer)/\(path[path.count - 1])"] != nil
  }

  private func fault(_ found: StandInReader.Found) -> String? {
    let declared = found.declared
    if let text = forbiddenMember(found) { return text }
    if declared.kind == .type {
      let outer = found.type.isEmpty ? "-" : found.type
      guard let row = rows["\(outer)/\(declared.name)"]?.first else {
        return found.type.isEmpty ? "is not in the table" : "is no type of Apple's"
      }
      let full = found.type.isEmpty ? declared.name : "\(found.type).\(declared.name)"
      let chain = reader.chain(of: full)
      if row["declaration"].contains("@MainActor"),
        !chain.contains(where: { reader.isMainActor[$0] == true })
      {
        return "is on the main actor"
      }
      return availability(found, row)
    }
    let types = reader.chain(of: found.type)
    guard types.contains(where: isKnown) else { return nil }
    let candidates = types.flatMap { rows["\($0)/\(declared.name)"] ?? [] }
    if candidates.isEmpty {
      if Self.synthesized.contains(declared.name) { return nil }
      return "is no member of Apple's"
    }
    var reasons: [String] = []
    for row in candidates {
      guard let theirs = DeclarationReader.read(row["declaration"]).first else { continue }
      if let reason = difference(declared, theirs) { reasons.append(reason); continue }
      return availability(found, row)
    }
    return reasons.first
  }

  /// What every value, every option set and every raw value has.
  private static let synthesized: Set<String> = [
    "rawValue", "init(rawValue:)", "hash(into:)", "==(_:_:)", "init()", "isEqual(_:)", "hash",
  ]

  private func difference(_ ours: Declared, _ theirs: Declared) -> String? {
    let isValue =
      [.enumCase, .variable].contains(ours.kind) && [.enumCase, .variable].contains(theirs.kind)
    guard ours.kind == theirs.kind || (isValue && ours.isStatic) else {
      return "is a \(theirs.kind.rawValue) of Apple's"
    }
    guard ours.isStatic == theirs.isStatic else {
      return theirs.isStatic ? "is static of Apple's" : "is not static of Apple's"
    }
    if ours.kind == .enumCase || theirs.kind == .enumCase || ours.isStatic && ours.kind == .variable
    {
      return nil
    }
    let pairs = zip(ours.types, theirs.types)
    guard ours.types.count == theirs.types.count,
      pairs.allSatisfy({
        $0.isEmpty || $0 == $1 || $1 == "Self" || "\($1)".hasSuffix("Self?") && $0 == "Self?"
      })
    else {
      return
        "has the type \(theirs.types.joined(separator: ", ")) of Apple's, not \(ours.types.joined(separator: ", "))"
    }
    if ours.isSettable && !theirs.isSettable { return "cannot be set of Apple's" }
    return nil
  }

  private func availability(_ found: StandInReader.Found, _ row: Table.Row) -> String? {
    let table: AvailablePlatform = platform == .macOS ? .macOS : .iOS
    guard platform == table, let theirs = Self.release(row["availability"], of: table) else {
      return nil
    }
    let own = ([found.declared] + found.outer).compactMap { $0.releases[table] }.max()
    let ours = max(own ?? table.minimum, table.minimum)
    let later = max(theirs, table.minimum)
    return ours == later ? nil : "came with \(table) \(later), not \(ours)"
  }

  /// The release in `iOS 13.4; tvOS 13.4; watchOS no`.
  private static func release(_ text: String, of platform: AvailablePlatform) -> Release? {
    text.components(separatedBy: "; ").lazy.map { $0.split { $0 == " " || $0 == "–" } }
      .first { $0.count >= 2 && $0[0] == platform.rawValue }.flatMap { Release($0[1]) }
  }

  /// Types and properties: of methods the table has a part of Objective-C's name.
  private func forbiddenMember(_ found: StandInReader.Found) -> String? {
    let declared = found.declared
    let isForbidden =
      switch declared.kind {
      case .type: found.type.isEmpty && forbidden[declared.name]?.contains("-") == true
      case .variable:
        forbidden[found.type]?.contains {
          [$0, "is" + $0.prefix(1).uppercased() + $0.dropFirst()].contains(declared.name)
        } == true
      default: false
      }
    return isForbidden ? "is forbidden on \(platform)" : nil
  }
}
