#if !os(watchOS)
/// A release of visionOS.
public struct visionOSVersion: PlatformVersion {
  public let platform: Platform

  init(_ major: Int) { platform = Platform(.visionOS, major) }

  public static let v1 = Self(1)
  public static let v2 = Self(2)
  public static let v26 = Self(26)
  public static let v27 = Self(27)
}

public typealias visionOSViewVersion<Kind: IntrospectableViewType, Entity: PlatformEntity> =
  PlatformViewVersion<visionOSVersion, Kind, Entity>

/// The class that stands under a view type on visionOS, named where it starts and where it changes.
public protocol visionOSIntrospectable: IntrospectableViewType {
  associatedtype visionOS1: EntityOrNone = Unavailable<ForeignEntity>
  associatedtype visionOS2: EntityOrNone = visionOS1
  associatedtype visionOS26: EntityOrNone = visionOS2
  associatedtype visionOS27: EntityOrNone = visionOS26
  associatedtype visionOSLatest: EntityOrNone = visionOS27
}

extension visionOSIntrospectable {
  /// The entity of each version, or why there is none.
  static var visionOSEntities: [(Platform, Any.Type)] {
    visionOSVersion.entities(
      (.v1, visionOS1.self), (.v2, visionOS2.self), (.v26, visionOS26.self),
      (.v27, visionOS27.self))
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of visionOS.
  public static func visionOS(_ versions: visionOSViewVersion<Kind, Entity>...) -> Self {
    Self(versions)
  }

  /// A version of visionOS and all later ones that still have this class under the view.
  public static func visionOS(_ versions: PartialRangeFrom<visionOSViewVersion<Kind, Entity>>)
    -> Self
  {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where Kind: visionOSIntrospectable, Entity == Kind.visionOSLatest {
  /// Every version of visionOS that has the latest one's class under the view.
  public static var visionOS: Self { Self(visionOSViewVersion<Kind, Entity>(for: .v1)...) }
}

@available(
  *, unavailable, message: "the view type has no entity on visionOS, or has none any more"
)
extension PlatformViewVersionPredicate
where Kind: visionOSIntrospectable, Entity == Kind.visionOSLatest.Missing {
  public static var visionOS: Self { Self([visionOSViewVersion<Kind, Entity>]()) }
}

extension PlatformViewVersion
where Version == visionOSVersion, Kind: visionOSIntrospectable, Entity == Kind.visionOS1 {
  public static var v1: Self { Self(for: .v1) }
}

extension PlatformViewVersion
where Version == visionOSVersion, Kind: visionOSIntrospectable, Entity == Kind.visionOS2 {
  public static var v2: Self { Self(for: .v2) }
}

extension PlatformViewVersion
where Version == visionOSVersion, Kind: visionOSIntrospectable, Entity == Kind.visionOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension PlatformViewVersion
where Version == visionOSVersion, Kind: visionOSIntrospectable, Entity == Kind.visionOS27 {
  public static var v27: Self { Self(for: .v27) }
}

// Types that are not on all versions miss the same class on all of those, the first one included.
@available(*, unavailable, message: "the view type has no entity on this version of visionOS")
extension PlatformViewVersion
where Version == visionOSVersion, Kind: visionOSIntrospectable, Entity == Kind.visionOS1.Missing {
  public static var v1: Self { .unavailable() }
  public static var v2: Self { .unavailable() }
  public static var v26: Self { .unavailable() }
  public static var v27: Self { .unavailable() }
}
#endif
