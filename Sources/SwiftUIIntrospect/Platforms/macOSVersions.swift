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

public typealias macOSViewVersion<Kind: IntrospectableViewType, Entity: PlatformEntity> =
  PlatformViewVersion<macOSVersion, Kind, Entity>

/// The class that stands under a view type on macOS, named where it starts and where it changes.
public protocol macOSIntrospectable: IntrospectableViewType {
  associatedtype macOS10_15: EntityOrNone = Unavailable<ForeignEntity>
  /// Only a view type that came with this update names it.
  associatedtype macOS10_15_4: EntityOrNone = Unavailable<ForeignEntity>
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
    macOSVersion.entities(
      (.v10_15, macOS10_15.self), (.v10_15_4, macOS10_15_4.self), (.v11, macOS11.self),
      (.v12, macOS12.self), (.v13, macOS13.self), (.v14, macOS14.self), (.v15, macOS15.self),
      (.v26, macOS26.self), (.v27, macOS27.self))
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of macOS.
  public static func macOS(_ versions: macOSViewVersion<Kind, Entity>...) -> Self {
    Self(versions)
  }

  /// A version of macOS and all later ones that still have this class under the view.
  public static func macOS(_ versions: PartialRangeFrom<macOSViewVersion<Kind, Entity>>) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where Kind: macOSIntrospectable, Entity == Kind.macOSLatest {
  /// Every version of macOS that has the latest one's class under the view.
  public static var macOS: Self { Self(macOSViewVersion<Kind, Entity>(for: .v10_15)...) }
}

@available(*, unavailable, message: "the view type has no entity on macOS, or has none any more")
extension PlatformViewVersionPredicate
where Kind: macOSIntrospectable, Entity == Kind.macOSLatest.Missing {
  public static var macOS: Self { Self([macOSViewVersion<Kind, Entity>]()) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS10_15 {
  public static var v10_15: Self { Self(for: .v10_15) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS10_15_4 {
  public static var v10_15_4: Self { Self(for: .v10_15_4) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS11 {
  public static var v11: Self { Self(for: .v11) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS12 {
  public static var v12: Self { Self(for: .v12) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS13 {
  public static var v13: Self { Self(for: .v13) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS14 {
  public static var v14: Self { Self(for: .v14) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS15 {
  public static var v15: Self { Self(for: .v15) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS27 {
  public static var v27: Self { Self(for: .v27) }
}

// Types that are not on all versions miss the same class on all of those, the first one included.
@available(*, unavailable, message: "the view type has no entity on this version of macOS")
extension PlatformViewVersion
where Version == macOSVersion, Kind: macOSIntrospectable, Entity == Kind.macOS10_15.Missing {
  public static var v10_15: Self { .unavailable() }
  public static var v10_15_4: Self { .unavailable() }
  public static var v11: Self { .unavailable() }
  public static var v12: Self { .unavailable() }
  public static var v13: Self { .unavailable() }
  public static var v14: Self { .unavailable() }
  public static var v15: Self { .unavailable() }
  public static var v26: Self { .unavailable() }
  public static var v27: Self { .unavailable() }
}
#endif
