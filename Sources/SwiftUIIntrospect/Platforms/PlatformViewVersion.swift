#if !os(watchOS)
/// A release that a version predicate can name, such as `.v17` of iOS.
public protocol PlatformVersion: Sendable {
  var platform: Platform { get }
}

extension PlatformVersion {
  static func entities(_ entities: (Self, Any.Type)...) -> [(Platform, Any.Type)] {
    entities.map { ($0.0.platform, $0.1) }
  }
}

/// A version of a platform, with the entity that stands under a view type there.
public struct PlatformViewVersion<
  Version: PlatformVersion, Kind: IntrospectableViewType, Entity: PlatformEntity
>: Sendable {
  /// Nil for a version that never matches.
  let platform: Platform?
  /// Nil for the view type's own.
  let selector: IntrospectionSelector<Entity>?

  /// - Parameter selector: How to find the entity; nil for the view type's own way.
  @_spi(Advanced)
  public init(for version: Version, selector: IntrospectionSelector<Entity>? = nil) {
    platform = version.platform
    self.selector = selector
  }

  private init() { (platform, selector) = (nil, nil) }

  /// A version that never matches: the value of a member that is marked unavailable.
  @_spi(Advanced)
  public static func unavailable() -> Self { Self() }
}

/// The order of releases, so that open ranges such as `.v15...` can be written. A version that
/// never matches comes before all others.
extension PlatformViewVersion: Comparable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.platform == rhs.platform }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    rhs.platform.map { right in lhs.platform.map { $0 < right } ?? true } ?? false
  }
}
#endif
