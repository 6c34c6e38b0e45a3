#if !os(watchOS)
  /// A version of a platform, with the entity that stands under a view type there.
  public struct PlatformViewVersion<
    Version: PlatformVersion, SwiftUIViewType: IntrospectableViewType,
    PlatformSpecificEntity: PlatformEntity
  >: Sendable {
    /// Nil for a version that never matches.
    let platform: Platform?
    /// Nil for the view type's own.
    let selector: IntrospectionSelector<PlatformSpecificEntity>?

    /// - Parameter selector: How to find the entity; nil for the view type's own way.
    @_spi(Advanced)
    public init(
      for version: Version, selector: IntrospectionSelector<PlatformSpecificEntity>? = nil
    ) {
      platform = version.platform
      self.selector = selector
    }

    private init() {
      platform = nil
      selector = nil
    }

    /// A version that never matches: the value of a member that is marked unavailable.
    @_spi(Advanced)
    public static func unavailable() -> Self { Self() }
  }

  /// The order of releases, so that open ranges such as `.v15...` can be written. A version that
  /// never matches comes before all others.
  extension PlatformViewVersion: Comparable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.platform == rhs.platform
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      guard let right = rhs.platform else { return false }
      guard let left = lhs.platform else { return true }
      return left < right
    }
  }
#endif
