#if !os(watchOS)
/// A release of tvOS.
public struct tvOSVersion: PlatformVersion {
  public let platform: Platform

  init(_ major: Int) { platform = Platform(.tvOS, major) }

  public static let v13 = Self(13)
  public static let v14 = Self(14)
  public static let v15 = Self(15)
  public static let v16 = Self(16)
  public static let v17 = Self(17)
  public static let v18 = Self(18)
  public static let v26 = Self(26)
  public static let v27 = Self(27)
}

public typealias tvOSViewVersion<Kind: IntrospectableViewType, Entity: PlatformEntity> =
  PlatformViewVersion<tvOSVersion, Kind, Entity>

/// The class that stands under a view type on tvOS, named where it starts and where it changes.
public protocol tvOSIntrospectable: IntrospectableViewType {
  associatedtype tvOS13: EntityOrNone = Unavailable<ForeignEntity>
  associatedtype tvOS14: EntityOrNone = tvOS13
  associatedtype tvOS15: EntityOrNone = tvOS14
  associatedtype tvOS16: EntityOrNone = tvOS15
  associatedtype tvOS17: EntityOrNone = tvOS16
  associatedtype tvOS18: EntityOrNone = tvOS17
  associatedtype tvOS26: EntityOrNone = tvOS18
  associatedtype tvOS27: EntityOrNone = tvOS26
  associatedtype tvOSLatest: EntityOrNone = tvOS27
}

extension tvOSIntrospectable {
  /// The entity of each version, or why there is none.
  static var tvOSEntities: [(Platform, Any.Type)] {
    tvOSVersion.entities(
      (.v13, tvOS13.self), (.v14, tvOS14.self), (.v15, tvOS15.self), (.v16, tvOS16.self),
      (.v17, tvOS17.self), (.v18, tvOS18.self), (.v26, tvOS26.self), (.v27, tvOS27.self))
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of tvOS.
  public static func tvOS(_ versions: tvOSViewVersion<Kind, Entity>...) -> Self { Self(versions) }

  /// A version of tvOS and all later ones that still have this class under the view.
  public static func tvOS(_ versions: PartialRangeFrom<tvOSViewVersion<Kind, Entity>>) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where Kind: tvOSIntrospectable, Entity == Kind.tvOSLatest {
  /// Every version of tvOS that has the latest one's class under the view.
  public static var tvOS: Self { Self(tvOSViewVersion<Kind, Entity>(for: .v13)...) }
}

@available(*, unavailable, message: "the view type has no entity on tvOS, or has none any more")
extension PlatformViewVersionPredicate
where Kind: tvOSIntrospectable, Entity == Kind.tvOSLatest.Missing {
  public static var tvOS: Self { Self([tvOSViewVersion<Kind, Entity>]()) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS13 {
  public static var v13: Self { Self(for: .v13) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS14 {
  public static var v14: Self { Self(for: .v14) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS15 {
  public static var v15: Self { Self(for: .v15) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS16 {
  public static var v16: Self { Self(for: .v16) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS17 {
  public static var v17: Self { Self(for: .v17) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS18 {
  public static var v18: Self { Self(for: .v18) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS27 {
  public static var v27: Self { Self(for: .v27) }
}

// Types that are not on all versions miss the same class on all of those, the first one included.
@available(*, unavailable, message: "the view type has no entity on this version of tvOS")
extension PlatformViewVersion
where Version == tvOSVersion, Kind: tvOSIntrospectable, Entity == Kind.tvOS13.Missing {
  public static var v13: Self { .unavailable() }
  public static var v14: Self { .unavailable() }
  public static var v15: Self { .unavailable() }
  public static var v16: Self { .unavailable() }
  public static var v17: Self { .unavailable() }
  public static var v18: Self { .unavailable() }
  public static var v26: Self { .unavailable() }
  public static var v27: Self { .unavailable() }
}
#endif
