#if !os(watchOS)
  /// A release of macOS.
  public struct macOSVersion: PlatformVersion {
    public let platform: Platform

    init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
      platform = Platform(.macOS, major, minor, patch)
    }

    public static let v10_15 = Self(10, 15)
    public static let v10_15_4 = Self(10, 15, 4)
    public static let v11 = Self(11)
    public static let v12 = Self(12)
    public static let v13 = Self(13)
    public static let v14 = Self(14)
    public static let v15 = Self(15)
    public static let v26 = Self(26)
    public static let v27 = Self(27)
  }

  public typealias macOSViewVersion<
    SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity
  > =
    PlatformViewVersion<macOSVersion, SwiftUIViewType, Entity>

  extension PlatformViewVersionPredicate {
    /// The given versions of macOS.
    public static func macOS(
      _ versions: (macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>)...
    ) -> Self { Self(versions) }

    /// A version of macOS and all later ones that still have this class under the view.
    public static func macOS(
      _ versions: PartialRangeFrom<macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
    ) -> Self { Self(versions) }
  }

  extension PlatformViewVersionPredicate
  where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOSLatest
  {
    /// Every version of macOS that has the latest one's class under the view.
    public static var macOS: Self {
      Self(macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v10_15)...)
    }
  }

  /// A view type that has entities on macOS. It names the entity's class where it starts and where
  /// it changes; each later version carries it on.
  public protocol macOSIntrospectable: IntrospectableViewType {
    associatedtype macOS10_15 = Unavailable<Never>
    /// Only a view type that came with this update names it.
    associatedtype macOS10_15_4 = Unavailable<Never>
    associatedtype macOS11 = macOS10_15
    associatedtype macOS12 = macOS11
    associatedtype macOS13 = macOS12
    associatedtype macOS14 = macOS13
    associatedtype macOS15 = macOS14
    associatedtype macOS26 = macOS15
    associatedtype macOS27 = macOS26
    associatedtype macOSLatest = macOS27
  }

  extension macOSIntrospectable {
    /// The entity of each version, or why there is none.
    static var macOSEntities: [(Platform, Any.Type)] {
      [
        (macOSVersion.v10_15.platform, macOS10_15.self),
        (macOSVersion.v10_15_4.platform, macOS10_15_4.self),
        (macOSVersion.v11.platform, macOS11.self),
        (macOSVersion.v12.platform, macOS12.self),
        (macOSVersion.v13.platform, macOS13.self),
        (macOSVersion.v14.platform, macOS14.self),
        (macOSVersion.v15.platform, macOS15.self),
        (macOSVersion.v26.platform, macOS26.self),
        (macOSVersion.v27.platform, macOS27.self),
      ]
    }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS10_15
  {
    public static var v10_15: Self { Self(for: .v10_15) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS10_15_4
  {
    public static var v10_15_4: Self { Self(for: .v10_15_4) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS11
  {
    public static var v11: Self { Self(for: .v11) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS12
  {
    public static var v12: Self { Self(for: .v12) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS13
  {
    public static var v13: Self { Self(for: .v13) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS14
  {
    public static var v14: Self { Self(for: .v14) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS15
  {
    public static var v15: Self { Self(for: .v15) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS26
  {
    public static var v26: Self { Self(for: .v26) }
  }

  extension PlatformViewVersion
  where
    Version == macOSVersion, SwiftUIViewType: macOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.macOS27
  {
    public static var v27: Self { Self(for: .v27) }
  }
#endif
