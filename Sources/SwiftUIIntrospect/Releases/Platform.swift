#if !os(watchOS)
/// A platform and a release of it, such as `iOS 17`, `macOS 10.15.4` or `GTK 4`.
public struct Platform: Sendable, Hashable {
  public enum Name: String, Sendable {
    case iOS, tvOS, macOS, visionOS
    case gtk = "GTK"
  }

  public let name: Name
  public let major: Int
  public let minor: Int
  public let patch: Int

  public init(_ name: Name, _ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    (self.name, self.major, self.minor, self.patch) = (name, major, minor, patch)
  }

  /// Whether this is a release within the given one: GTK 4.8 is within GTK 4.
  func isWithin(_ release: Platform) -> Bool { major == release.major && isSince(release) }

  /// Whether this is the given release or a later one of the same platform.
  func isSince(_ release: Platform) -> Bool {
    name == release.name && (major, minor, patch) >= (release.major, release.minor, release.patch)
  }
}

extension Platform: Comparable {
  /// By release; releases of different platforms by the platform's name.
  public static func < (lhs: Platform, rhs: Platform) -> Bool {
    (lhs.name.rawValue, lhs.major, lhs.minor, lhs.patch)
      < (rhs.name.rawValue, rhs.major, rhs.minor, rhs.patch)
  }
}

extension Platform: CustomStringConvertible {
  public var description: String {
    let parts = patch != 0 ? [major, minor, patch] : minor != 0 ? [major, minor] : [major]
    return "\(name) \(parts.map(String.init).joined(separator: "."))"
  }
}

extension Platform.Name: CustomStringConvertible {
  public var description: String { rawValue }
}
#endif
