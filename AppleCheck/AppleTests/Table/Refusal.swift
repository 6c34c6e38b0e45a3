import Testing

/// A call that must not compile.
struct Refusal: Sendable {
  enum Kind: Sendable {
    case unavailable, undeclared, noVersions, unavailableName
  }

  let name: String
  let kind: Kind
  let platform: String
  let version: String
  let entity: String

  init(_ name: String, _ kind: Kind, _ platform: String, _ version: String, entity: String) {
    self.name = name
    self.kind = kind
    self.platform = platform
    self.version = version
    self.entity = entity
  }

  /// One line that must be refused.
  var line: String {
    "@MainActor func f(_ v: EmptyView) { _ = v.introspect(\(name), on: .\(platform)(.\(version)),"
      + " customize: { (_: \(entity)) in }) }"
  }
}
