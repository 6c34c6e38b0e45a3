import Resolving

/// Writes the table's rows for one platform as Swift: what must compile, and what must not.
struct RowWriter {
  let platform: ApplePlatform
  let rows: [TableRow]

  /// Mac Catalyst is a version of iOS.
  private var name: String { platform == .macCatalyst ? "iOS" : platform.rawValue }

  private var own: [TableRow] {
    rows.filter { $0.platform == name && !isAbsent($0.entity) }
  }

  /// A class of a framework that the platform lacks: the row stands inside an import check.
  private func isAbsent(_ entity: String) -> Bool { platform == .tvOS && entity == "WKWebView" }

  var text: String {
    """
    // Made from docs/introspect-viewtypes.tsv.
    import SwiftUI
    import SwiftUIIntrospect

    \(["MapKit", "AVKit", "WebKit"].filter { platform != .tvOS || $0 != "WebKit" }
      .map { "import \($0)" }.joined(separator: "\n"))

    extension RowName {
      static let all: [RowName] = [
    \(available.enumerated().map(rowName).joined(separator: "\n"))
      ]
    }

    extension Row {
      @MainActor static let all: [Row] = [
    \(available.indices.map { "    row\($0)()," }.joined(separator: "\n"))
      ]
    }

    \(available.enumerated().map(function).joined(separator: "\n"))
    extension Refusal {
      static let all: [Refusal] = [
    \(refusals.joined(separator: "\n"))
      ]
    }

    """
  }

  private var available: [TableRow] { own.filter { $0.state == .available } }

  private func rowName(_ index: Int, _ row: TableRow) -> String {
    "    RowName(index: \(index), name: \(quoted("\(row.name) \(row.entity)"))),"
  }

  private func function(_ index: Int, _ row: TableRow) -> String {
    let versions = row.versions.map { "(\(numbers($0)), .\(name)(.\($0)))" }
    return """
      @MainActor private func row\(index)() -> Row {
        Row(
          \(quoted(row.name)), \(row.name),
          scope: [\(row.scopes.map { ".\($0)" }.joined(separator: ", "))], \(row.entity).self,
          on: [
            \(versions.joined(separator: ",\n        "))
          ])
      }

      """
  }

  /// `v10_15` as `[10, 15]`.
  private func numbers(_ version: String) -> String {
    let numbers = version.dropFirst().split(separator: "_")
    return "[\(numbers.joined(separator: ", "))]"
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private var refusals: [String] {
    own.flatMap { row -> [String] in
      switch row.state {
      case .available: []
      case .unavailable: row.versions.map { refusal(row, ".unavailable", $0) }
      case .none: versions.map { refusal(row, ".unavailable", $0) } + [noVersion(row)]
      case .unavailableName: versions.prefix(1).map { refusal(row, ".unavailableName", $0) }
      }
    }
  }

  private var versions: [String] {
    switch name {
    case "macOS": ["v10_15", "v11", "v12", "v13", "v14", "v15", "v26", "v27"]
    case "visionOS": ["v1", "v2", "v26", "v27"]
    default: ["v13", "v14", "v15", "v16", "v17", "v18", "v26", "v27"]
    }
  }

  private func noVersion(_ row: TableRow) -> String {
    "    Refusal(\(quoted(row.name)), .unavailable, \(quoted(name)), nil),"
  }

  private func refusal(_ row: TableRow, _ kind: String, _ version: String) -> String {
    "    Refusal(\(quoted(row.name)), \(kind), \(quoted(name)), \(quoted(version))),"
  }
}
