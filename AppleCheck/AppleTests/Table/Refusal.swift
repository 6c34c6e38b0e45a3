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
    if kind == .unavailableName { return "use(\(name))" }
    return
      "_ = EmptyView().introspect(\(name), on: .\(platform)(.\(version)),"
      + " customize: { (_: \(entity)) in })"
  }

  /// What one of the compiler's messages must say.
  var messages: [String] {
    switch kind {
    case .unavailable: ["'\(version)' is unavailable"]
    case .noVersions:
      [
        "static property '\(version)' requires",
        "requires that 'Unavailable<Never>' conform to 'PlatformEntity'",
      ]
    case .unavailableName: ["'\(name.dropFirst())' is unavailable"]
    case .undeclared:
      // What it is called depends on whether other view types share the name.
      [
        "has no member '\(member)'", "reference to member '\(member)'",
        "reference to member '\(base)'", "member '\(base)(style:)' expects argument",
        "cannot call value of non-function type",
        "cannot conform to 'IntrospectableViewType'",
      ]
    }
  }

  /// `checkbox` of `.toggle(style: .checkbox)`; `slider` of `.slider`.
  private var member: Substring {
    name.drop { $0 == "." }.split { ".() :".contains($0) }.last ?? ""
  }

  private var base: Substring { name.dropFirst().prefix { $0 != "(" } }
}

extension Refusal: CustomTestStringConvertible {
  var testDescription: String { "\(name), \(platform) \(version)" }
}
