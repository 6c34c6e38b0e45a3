/// A version of a platform, with the entity that stands under a view type there.
public struct PlatformViewVersion<
  Version: PlatformVersion, SwiftUIViewType: IntrospectableViewType,
  PlatformSpecificEntity: PlatformEntity
>: Sendable {
  /// Nil for a version that never matches.
  let version: Version?
  /// Nil for the view type's own.
  let selector: IntrospectionSelector<PlatformSpecificEntity>?

  /// - Parameter selector: How to find the entity; nil for the view type's own way.
  @_spi(Advanced)
  public init(
    for version: Version, selector: IntrospectionSelector<PlatformSpecificEntity>? = nil
  ) {
    self.version = version
    self.selector = selector
  }

  private init() {
    version = nil
    selector = nil
  }

  /// A version that never matches: the value of a member that is marked unavailable.
  @_spi(Advanced)
  public static func unavailable() -> Self { Self() }
}

/// The order of releases, so that open ranges such as `.v15...` can be written. A version that never
/// matches comes before all others.
extension PlatformViewVersion: Comparable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.version?.platform == rhs.version?.platform
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let right = rhs.version?.platform else { return false }
    guard let left = lhs.version?.platform else { return true }
    return left < right
  }
}
