#if !os(watchOS)
  /// A release of GTK. Only major versions are told apart: the class handed over for a view type is
  /// the same for all of GTK 4.
  public struct gtkVersion: PlatformVersion {
    public let platform: Platform

    public static let v4 = Self(platform: Platform(.gtk, 4))
  }

  public typealias gtkViewVersion<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity> =
    PlatformViewVersion<gtkVersion, SwiftUIViewType, Entity>

  extension PlatformViewVersionPredicate {
    /// The given versions of GTK.
    public static func gtk(
      _ versions: (gtkViewVersion<SwiftUIViewType, PlatformSpecificEntity>)...
    ) -> Self { Self(versions) }

    /// A version of GTK and all later ones that still have this class under the view.
    public static func gtk(
      _ versions: PartialRangeFrom<gtkViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
    ) -> Self { Self(versions) }
  }

  extension PlatformViewVersionPredicate
  where SwiftUIViewType: GTKIntrospectable, PlatformSpecificEntity == SwiftUIViewType.GTKLatest {
    /// Every version of GTK that has the latest one's class under the view.
    public static var gtk: Self {
      Self(gtkViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v4)...)
    }
  }

  /// A view type that has entities on GTK. It names the entity's class where it starts and where it
  /// changes; each later version carries it on.
  public protocol GTKIntrospectable: IntrospectableViewType {
    associatedtype GTK4 = Unavailable<Never>
    associatedtype GTKLatest = GTK4
  }

  extension GTKIntrospectable {
    /// The entity of each version, or why there is none.
    static var gtkEntities: [(Platform, Any.Type)] { [(gtkVersion.v4.platform, GTK4.self)] }
  }

  extension PlatformViewVersion
  where
    Version == gtkVersion, SwiftUIViewType: GTKIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.GTK4
  {
    public static var v4: Self { Self(for: .v4) }
  }
#endif
