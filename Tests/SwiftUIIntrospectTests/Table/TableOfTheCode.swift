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
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { file in
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        return TableOfTheCode(
          viewType: file.deletingPathExtension().lastPathComponent + "Type", lines: lines)
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

  /// The class that the compiler names on a platform when it refuses a version.
  func missing(on platform: String) -> String? {
    Self.versions[platform]?.first.flatMap { entity(platform + $0.dropFirst()) }
      .flatMap {
        $0.hasPrefix("UnavailableInThisVersion<") ? String($0.dropFirst(25).dropLast()) : nil
      }
  }

  /// What a type alias stands for.
  private func entity(_ alias: String) -> String? {
    lines.first {
      $0.hasSuffix(" = \($0.components(separatedBy: " = ").last ?? "")")
        && $0.contains("public typealias \(alias) = ")
    }?
    .components(separatedBy: " = ").last?.replacing("Native.", with: "")
  }

  /// The lines of the table that name a class as a platform's own module has it.
  var foreignNames: [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("public typealias ") && !$0.contains("Native.")
    }
  }

  private func row(
    _ platform: String, _ versions: [String], _ entity: String
  ) -> TableOfTheFile.Row {
    let prefix = "UnavailableInThisVersion<"
    let isAvailable = !entity.hasPrefix(prefix)
    return TableOfTheFile.Row(
      viewType: viewType, platform: platform, versions: versions,
      entity: isAvailable ? entity : String(entity.dropFirst(prefix.count).dropLast()),
      isAvailable: isAvailable)
  }

  /// Versions that are declared one by one, beside the view type's own.
  private func secondEntities(on platform: String) -> [TableOfTheFile.Row] {
    let head = "extension \(platform)ViewVersion<\(viewType), "
    var entity: String?
    var versions: [String: [String]] = [:]
    for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix(head) {
        entity = String(line.dropFirst(head.count).prefix { $0 != ">" })
      } else if line == "}" {
        entity = nil
      } else if let entity, let name = line.components(separatedBy: "static var ").dropFirst().first
      {
        versions[entity, default: []].append(String(name.prefix { $0 != ":" }))
      }
    }
    return versions.map { row(platform, $1, $0) }
  }
}
