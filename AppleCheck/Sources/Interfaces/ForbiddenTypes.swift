import Foundation

/// The types that Apple's headers declare on a platform and forbid there: the name is taken, and using it
/// is an error. Of macOS nothing is known: its SDK does not have these headers, which are iOS's.
public struct ForbiddenTypes {
  private let names: [String: [String]]
  private let platform: String

  /// - Parameter platform: as Swift's compiler calls it in messages, `Mac Catalyst`.
  public init(_ table: Table, on platform: String) {
    self.platform = platform
    let key = platform.replacingOccurrences(of: " ", with: "").lowercased()
    let rows = table.rows.filter { row in
      key != "macos" && row["member (- is the type)"] == "-"
        && row["unavailable on"].lowercased().components(separatedBy: ", ").contains(key)
    }
    names = Dictionary(grouping: rows) { $0["module"] }.mapValues { $0.map { $0["type"] } }
  }

  /// Declarations of a module's forbidden types; nil where there is none.
  public func source(of module: String) -> String? {
    guard let names = names[module], !names.isEmpty else { return nil }
    return """
      // Made from AppleCheck/Interfaces/unavailable.tsv.

      \(Set(names).sorted().map(declaration).joined(separator: "\n"))

      """
  }

  private func declaration(_ name: String) -> String {
    "@available(*, unavailable, message: \"in \(platform)\") public enum \(name) {}"
  }
}
