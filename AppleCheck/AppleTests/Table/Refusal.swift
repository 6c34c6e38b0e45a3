import Testing

/// A call that must not compile.
struct Refusal: Sendable {
  enum Kind: Sendable {
    case unavailable, unavailableName
  }

  let name: String
  let kind: Kind
  let platform: String
  /// Nil for a call that names no version.
  let version: String?

  init(_ name: String, _ kind: Kind, _ platform: String, _ version: String?) {
    self.name = name
    self.kind = kind
    self.platform = platform
    self.version = version
  }

  /// One line that must be refused.
  var line: String {
    if kind == .unavailableName { return "use(\(name))" }
    return
      "_ = EmptyView().introspect(\(name), on: .\(platform)\(versions), customize: { print($0) })"
  }

  private var versions: String { version.map { "(.\($0))" } ?? "" }

  /// What one of the compiler's messages must say.
  var message: String {
    switch kind {
    case .unavailable: "UnavailableInThisVersion<"
    case .unavailableName: "'\(name.dropFirst())' is unavailable"
    }
  }
}

extension Refusal: CustomTestStringConvertible {
  var testDescription: String { "\(name), \(platform) \(version ?? "")" }
}
