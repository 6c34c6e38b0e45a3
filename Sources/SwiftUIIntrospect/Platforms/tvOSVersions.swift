#if !os(watchOS)
  /// A release of tvOS.
  public struct tvOSVersion: PlatformVersion {
    public let platform: Platform

    init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
      platform = Platform(.tvOS, major, minor, patch)
    }

    public static let v13 = Self(13)
    public static let v14 = Self(14)
    public static let v15 = Self(15)
    public static let v16 = Self(16)
    public static let v17 = Self(17)
    public static let v18 = Self(18)
    public static let v26 = Self(26)
    public static let v27 = Self(27)
  }

  public typealias tvOSViewVersion<
    SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity
  > =
    PlatformViewVersion<tvOSVersion, SwiftUIViewType, Entity>

  extension PlatformViewVersionPredicate {
    /// The given versions of tvOS.
    public static func tvOS(
      _ versions: (tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>)...
    ) -> Self { Self(versions) }

    /// A version of tvOS and all later ones that still have this class under the view.
    public static func tvOS(
      _ versions: PartialRangeFrom<tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
    ) -> Self { Self(versions) }
  }

  extension PlatformViewVersionPredicate
  where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOSLatest {
    /// Every version of tvOS that has the latest one's class under the view.
    public static var tvOS: Self {
      Self(tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v13)...)
    }
  }

  /// A view type that has entities on tvOS. It names the entity's class where it starts and where
  /// it changes; each later version carries it on.
  public protocol tvOSIntrospectable: IntrospectableViewType {
    associatedtype tvOS13 = Unavailable<Never>
    associatedtype tvOS14 = tvOS13
    associatedtype tvOS15 = tvOS14
    associatedtype tvOS16 = tvOS15
    associatedtype tvOS17 = tvOS16
    associatedtype tvOS18 = tvOS17
    associatedtype tvOS26 = tvOS18
    associatedtype tvOS27 = tvOS26
    associatedtype tvOSLatest = tvOS27
  }

  extension tvOSIntrospectable {
    /// The entity of each version, or why there is none.
    static var tvOSEntities: [(Platform, Any.Type)] {
      [
        (tvOSVersion.v13.platform, tvOS13.self),
        (tvOSVersion.v14.platform, tvOS14.self),
        (tvOSVersion.v15.platform, tvOS15.self),
        (tvOSVersion.v16.platform, tvOS16.self),
        (tvOSVersion.v17.platform, tvOS17.self),
        (tvOSVersion.v18.platform, tvOS18.self),
        (tvOSVersion.v26.platform, tvOS26.self),
        (tvOSVersion.v27.platform, tvOS27.self),
      ]
    }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS13
  {
    public static var v13: Self { Self(for: .v13) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS14
  {
    public static var v14: Self { Self(for: .v14) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS15
  {
    public static var v15: Self { Self(for: .v15) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS16
  {
    public static var v16: Self { Self(for: .v16) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS17
  {
    public static var v17: Self { Self(for: .v17) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS18
  {
    public static var v18: Self { Self(for: .v18) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS26
  {
    public static var v26: Self { Self(for: .v26) }
  }

  extension PlatformViewVersion
  where
    Version == tvOSVersion, SwiftUIViewType: tvOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.tvOS27
  {
    public static var v27: Self { Self(for: .v27) }
  }
#endif
