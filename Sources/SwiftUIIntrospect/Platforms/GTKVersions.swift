#if !os(watchOS)
/// A release of GTK. Only major versions are told apart: the class handed over for a view type is
/// the same for all of GTK 4.
public struct gtkVersion: PlatformVersion {
  public let platform: Platform

  init(_ major: Int) { platform = Platform(.gtk, major) }

  public static let v4 = Self(4)
}

public typealias gtkViewVersion<Kind: IntrospectableViewType, Entity: PlatformEntity> =
  PlatformViewVersion<gtkVersion, Kind, Entity>

/// The class that stands under a view type on GTK, named where it starts and where it changes.
public protocol GTKIntrospectable: IntrospectableViewType {
  associatedtype GTK4: EntityOrNone = Unavailable<ForeignEntity>
  associatedtype GTKLatest: EntityOrNone = GTK4
}

extension GTKIntrospectable {
  /// The entity of each version, or why there is none.
  static var gtkEntities: [(Platform, Any.Type)] {
    gtkVersion.entities(
      (.v4, GTK4.self))
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of GTK.
  public static func gtk(_ versions: gtkViewVersion<Kind, Entity>...) -> Self { Self(versions) }

  /// A version of GTK and all later ones that still have this class under the view.
  public static func gtk(_ versions: PartialRangeFrom<gtkViewVersion<Kind, Entity>>) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where Kind: GTKIntrospectable, Entity == Kind.GTKLatest {
  /// Every version of GTK that has the latest one's class under the view.
  public static var gtk: Self { Self(gtkViewVersion<Kind, Entity>(for: .v4)...) }
}

@available(*, unavailable, message: "the view type has no entity on GTK, or has none any more")
extension PlatformViewVersionPredicate
where Kind: GTKIntrospectable, Entity == Kind.GTKLatest.Missing {
  public static var gtk: Self { Self([gtkViewVersion<Kind, Entity>]()) }
}

extension PlatformViewVersion
where Version == gtkVersion, Kind: GTKIntrospectable, Entity == Kind.GTK4 {
  public static var v4: Self { Self(for: .v4) }
}

// Types that are not on all versions miss the same class on all of those, the first one included.
@available(*, unavailable, message: "the view type has no entity on this version of GTK")
extension PlatformViewVersion
where Version == gtkVersion, Kind: GTKIntrospectable, Entity == Kind.GTK4.Missing {
  public static var v4: Self { .unavailable() }
}
#endif
