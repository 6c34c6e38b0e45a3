import Foundation

/// What `docs/introspect-viewtypes.tsv` says: a row a view type, platform and class.
struct TableOfTheFile {
  struct Row: Hashable {
    let viewType: String
    let platform: String
    let versions: [String]
    let entity: String
    let isAvailable: Bool
  }

  let rows: Set<Row>
  /// The static members of each view type, such as `.list` and `.list(style: .plain)`.
  let names: [String: [String]]
  let scopes: [String: String]

  init() throws {
    let text = try String(
      contentsOf: Repository.file("docs/introspect-viewtypes.tsv"), encoding: .utf8)
    var rows: Set<Row> = []
    var names: [String: [String]] = [:]
    var scopes: [String: String] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7 else { throw Malformed(line: String(line)) }
      let (viewType, platform, note) = (cells[1], cells[3], cells[6])
      names[viewType] = cells[0].components(separatedBy: " / ")
      scopes[viewType] = cells[2]
      guard cells[4] != "-" else { continue }
      rows.insert(
        Row(
          viewType: viewType, platform: platform,
          versions: cells[4].split(separator: ",").map(String.init), entity: cells[5],
          isAvailable: !note.hasPrefix("UNAVAILABLE")))
    }
    self.rows = rows
    self.names = names
    self.scopes = scopes
  }

  struct Malformed: Error {
    let line: String
  }
}

enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
