import Foundation

/// A row of the table of view types.
struct TableRow {
  enum State {
    /// The versions hand over the class.
    case available
    /// The versions are known, and using them does not compile.
    case unavailable
    /// There is nothing on any version of the platform.
    case none
    /// The name is there, and using it does not compile.
    case unavailableName
  }

  /// As it is written in a call: `.list(style: .plain)`.
  let name: String
  let type: String
  let scopes: [String]
  let platform: String
  /// `v13`, `v10_15_4`.
  let versions: [String]
  let entity: String
  let state: State

  static func read(_ file: URL) throws -> [TableRow] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.flatMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 7 else {
        throw Problem(
          description: "\(file.path(percentEncoded: false)): this row is not one: \(line)")
      }
      return fields[0].components(separatedBy: " / ").map { name in
        TableRow(
          name: name, type: fields[1], scopes: fields[2].components(separatedBy: ","),
          platform: fields[3],
          versions: fields[4] == "-" ? [] : fields[4].components(separatedBy: ","),
          entity: fields[5], state: State(note: fields[6]))
      }
    }
  }
}

extension TableRow.State {
  fileprivate init(note: String) {
    let states: [(String, Self)] = [
      ("NAME NOT DECLARED", .none), ("NAME UNAVAILABLE", .unavailableName),
      ("UNAVAILABLE", .unavailable), ("name compiles, but no version", .none),
    ]
    self = states.first { note.hasPrefix($0.0) }?.1 ?? .available
  }
}
