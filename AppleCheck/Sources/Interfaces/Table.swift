import Foundation

/// A table of `AppleCheck/Interfaces`: fields that are separated by tabs, under a line with their names.
public struct Table: Sendable {
  public let rows: [Row]

  /// A row's fields, by the names of their columns.
  public struct Row: Sendable {
    fileprivate let columns: [String: Int]
    fileprivate let fields: [Substring]

    /// Empty where there is no such column.
    public subscript(column: String) -> String {
      columns[column].map { String(fields[$0]) } ?? ""
    }
  }

  /// The file is no table.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public init(_ file: URL) throws {
    try self.init(text: String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
  }

  public init(text: String, name: String = "table") throws {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard let names = lines.first else { throw Failure(description: "\(name) is empty") }
    let columns = Dictionary(
      names.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
    rows = try lines.dropFirst().map { fields in
      guard fields.count == names.count else {
        let line = fields.joined(separator: " | ")
        throw Failure(description: "\(name): this row has not \(names.count) fields: \(line)")
      }
      return Row(columns: columns, fields: fields)
    }
  }
}
