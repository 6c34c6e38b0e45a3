// Made by Tools/IntrospectGenerator/generate.py. Do not edit.
#if !os(watchOS)
/// A release of GTK. Only major versions are told apart: the class under a view is the same for all of one.
public struct gtkVersion: PlatformVersion {
  public let platform: Platform

  public static let v4 = Self(platform: Platform(.gtk, 4))
}

/// A release of GTK, with the entity that stands under a view type there.
public struct gtkViewVersion<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>: PlatformViewVersion {
  public typealias Version = gtkVersion

  public let target: ViewVersionTarget<PlatformSpecificEntity>

  public init(target: ViewVersionTarget<PlatformSpecificEntity>) {
    self.target = target
  }
}

/// The class that stands under a view type on GTK, named where it starts and where it changes.
public protocol GTKIntrospectable: IntrospectableViewType {
  associatedtype GTK4: EntityOrNone = UnavailableInThisVersion<ForeignEntity>
  associatedtype GTKLatest: EntityOrNone = GTK4
}

extension GTKIntrospectable {
  /// The entity of each version, or why there is none.
  static var gtkEntities: [(Platform, Any.Type)] {
    [
      (gtkVersion.v4.platform, GTK4.self)
    ]
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of GTK.
  public static func gtk(_ versions: gtkViewVersion<SwiftUIViewType, PlatformSpecificEntity>...)
    -> Self
  {
    Self(versions)
  }

  /// A version of GTK and all later ones that still have this class under the view.
  public static func gtk(
    _ versions: PartialRangeFrom<gtkViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where SwiftUIViewType: GTKIntrospectable, PlatformSpecificEntity == SwiftUIViewType.GTKLatest {
  /// Every version of GTK that has the latest one's class under the view.
  public static var gtk: Self {
    Self(gtkViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v4)...)
  }
}

extension gtkViewVersion
where SwiftUIViewType: GTKIntrospectable, PlatformSpecificEntity == SwiftUIViewType.GTK4 {
  public static var v4: Self { Self(for: .v4) }
}
#endif
