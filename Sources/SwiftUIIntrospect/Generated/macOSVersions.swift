// Made by Tools/IntrospectGenerator/generate.py. Do not edit.
#if !os(watchOS)
/// A release of macOS.
public struct macOSVersion: PlatformVersion {
  public let platform: Platform

  public static let v10_15 = Self(platform: Platform(.macOS, 10, 15))
  public static let v10_15_4 = Self(platform: Platform(.macOS, 10, 15, 4))
  public static let v11 = Self(platform: Platform(.macOS, 11))
  public static let v12 = Self(platform: Platform(.macOS, 12))
  public static let v13 = Self(platform: Platform(.macOS, 13))
  public static let v14 = Self(platform: Platform(.macOS, 14))
  public static let v15 = Self(platform: Platform(.macOS, 15))
  public static let v26 = Self(platform: Platform(.macOS, 26))
  public static let v27 = Self(platform: Platform(.macOS, 27))
}

/// A release of macOS, with the entity that stands under a view type there.
public struct macOSViewVersion<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>: PlatformViewVersion {
  public typealias Version = macOSVersion

  public let target: ViewVersionTarget<PlatformSpecificEntity>

  public init(target: ViewVersionTarget<PlatformSpecificEntity>) {
    self.target = target
  }
}

/// The class that stands under a view type on macOS, named where it starts and where it changes.
public protocol macOSIntrospectable: IntrospectableViewType {
  associatedtype macOS10_15: EntityOrNone = UnavailableInThisVersion<ForeignEntity>
  /// Only a view type that came with this update names it.
  associatedtype macOS10_15_4: EntityOrNone = UnavailableInThisVersion<ForeignEntity>
  associatedtype macOS11: EntityOrNone = macOS10_15
  associatedtype macOS12: EntityOrNone = macOS11
  associatedtype macOS13: EntityOrNone = macOS12
  associatedtype macOS14: EntityOrNone = macOS13
  associatedtype macOS15: EntityOrNone = macOS14
  associatedtype macOS26: EntityOrNone = macOS15
  associatedtype macOS27: EntityOrNone = macOS26
  associatedtype macOSLatest: EntityOrNone = macOS27
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

extension PlatformViewVersionPredicate {
  /// The given versions of macOS.
  public static func macOS(_ versions: macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...)
    -> Self
  {
    Self(versions)
  }

  /// A version of macOS and all later ones that still have this class under the view.
  public static func macOS(
    _ versions: PartialRangeFrom<macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOSLatest {
  /// Every version of macOS that has the latest one's class under the view.
  public static var macOS: Self {
    Self(macOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v10_15)...)
  }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS10_15 {
  public static var v10_15: Self { Self(for: .v10_15) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS10_15_4 {
  public static var v10_15_4: Self { Self(for: .v10_15_4) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS11 {
  public static var v11: Self { Self(for: .v11) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS12 {
  public static var v12: Self { Self(for: .v12) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS13 {
  public static var v13: Self { Self(for: .v13) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS14 {
  public static var v14: Self { Self(for: .v14) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS15 {
  public static var v15: Self { Self(for: .v15) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension macOSViewVersion
where SwiftUIViewType: macOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.macOS27 {
  public static var v27: Self { Self(for: .v27) }
}
#endif
