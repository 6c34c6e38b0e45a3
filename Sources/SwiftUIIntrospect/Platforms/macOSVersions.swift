/// A release of macOS.
public struct macOSVersion: PlatformVersion {
  public let platform: Platform

  private init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
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

public typealias macOSViewVersion<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity> =
  PlatformViewVersion<macOSVersion, SwiftUIViewType, Entity>

extension PlatformViewVersionPredicate {
  /// The given versions of macOS.
  public static func macOS(
    _ versions: (macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>)...
  ) -> Self { Self(versions) }

  /// A version of macOS and all later ones.
  @_spi(Advanced)
  public static func macOS(
    _ versions: PartialRangeFrom<macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> Self { Self(versions) }
}

/// A view type that has entities on macOS. It names the entity's class where it starts and where
/// it changes; each later version carries it on.
public protocol macOSIntrospectable: IntrospectableViewType {
  associatedtype macOS10_15
  /// Only a view type that came with this update names it.
  associatedtype macOS10_15_4 = Unavailable
  associatedtype macOS11 = macOS10_15
  associatedtype macOS12 = macOS11
  associatedtype macOS13 = macOS12
  associatedtype macOS14 = macOS13
  associatedtype macOS15 = macOS14
  associatedtype macOS26 = macOS15
  associatedtype macOS27 = macOS26
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
