import Foundation

/// What the source of a view type says, on Apple's platforms too, which this test does not run on.
struct TableOfTheCode {
  let viewType: String
  private let lines: [String]

  static let versions = [
    "iOS": ["v13", "v14", "v15", "v16", "v17", "v18", "v26", "v27"],
    "tvOS": ["v13", "v14", "v15", "v16", "v17", "v18", "v26", "v27"],
    "macOS": ["v10_15", "v10_15_4", "v11", "v12", "v13", "v14", "v15", "v26", "v27"],
    "visionOS": ["v1", "v2", "v26", "v27"],
  ]

  static func all() throws -> [TableOfTheCode] {
    let folder = Repository.file("Sources/SwiftUIIntrospect/ViewTypes")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { file in
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        return TableOfTheCode(
          viewType: file.deletingPathExtension().lastPathComponent + "Type",
          // All of it stands in `#if !os(watchOS)`.
          lines: lines.dropFirst().map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 })
      }
  }

  /// The rows of the table, as the type aliases carry classes on from version to version.
  func rows(on platform: String) -> Set<TableOfTheFile.Row> {
    var rows: [TableOfTheFile.Row] = []
    var current: String?
    for version in Self.versions[platform] ?? [] {
      let named = entity(platform + version.dropFirst())
      // The table names this one update for the view type only that came with it.
      let isUpdate = version == "v10_15_4"
      guard let entity = isUpdate ? named : named ?? current else { continue }
      if !isUpdate { current = entity }
      let added = row(platform, [version], entity)
      if let last = rows.last, last.entity == added.entity, last.isAvailable == added.isAvailable {
        rows[rows.count - 1] = row(platform, last.versions + [version], entity)
      } else {
        rows.append(added)
      }
    }
    return Set(rows).union(secondEntities(on: platform))
  }

  /// Whether the name exists when the library is built for a platform.
  func isDeclared(on platform: String) -> Bool {
    guard let line = lines.last(where: { $0.hasPrefix("#if ") && $0.contains("os(") }) else {
      return true
    }
    return line.dropFirst(4).components(separatedBy: " || ").contains { alternative in
      alternative.components(separatedBy: " && ").allSatisfy { condition in
        condition.hasPrefix("!")
          ? condition != "!os(\(platform))" : condition == "os(\(platform))"
      }
    }
  }

  /// What a type alias stands for.
  private func entity(_ alias: String) -> String? {
    lines.first {
      $0.hasSuffix(" = \($0.components(separatedBy: " = ").last ?? "")")
        && $0.contains("public typealias \(alias) = ")
    }?
    .components(separatedBy: " = ").last
  }

  private func row(
    _ platform: String, _ versions: [String], _ entity: String
  ) -> TableOfTheFile.Row {
    let prefix = "Unavailable<"
    let isAvailable = !entity.hasPrefix(prefix)
    return TableOfTheFile.Row(
      viewType: viewType, platform: platform, versions: versions,
      entity: isAvailable ? entity : String(entity.dropFirst(prefix.count).dropLast()),
      isAvailable: isAvailable)
  }

  /// Versions that are declared one by one, beside the view type's own.
  private func secondEntities(on platform: String) -> [TableOfTheFile.Row] {
    let members = declaredMembers(on: platform).filter { !$0.isRefused }
    return Dictionary(grouping: members, by: \.entity).map { entity, members in
      row(platform, members.map(\.version), entity)
    }
  }

  /// The versions that the compiler refuses with a message, with the class that each would have.
  func refused(on platform: String) -> Set<String> {
    Set(
      declaredMembers(on: platform).filter(\.isRefused).map { "\($0.version) \($0.entity)" })
  }

  private struct Member {
    let version: String
    let entity: String
    let isRefused: Bool
  }

  private func declaredMembers(on platform: String) -> [Member] {
    let head = "extension \(platform)ViewVersion<\(viewType), "
    var entity: String?
    var isRefused = false
    var members: [Member] = []
    for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix(head) {
        entity = String(line.dropFirst(head.count).prefix { $0 != ">" })
      } else if line == "}" {
        entity = nil
      } else if line.hasPrefix("@available(*, unavailable, message: \"\(platform) ") {
        isRefused = true
      } else if let entity, line.hasPrefix("public static var ") {
        let version = line.dropFirst("public static var ".count).prefix { $0 != ":" }
        members.append(Member(version: String(version), entity: entity, isRefused: isRefused))
        isRefused = false
      }
    }
    return members
  }
}
