#if !os(watchOS)
  /// A release of visionOS.
  public struct visionOSVersion: PlatformVersion {
    public let platform: Platform

    init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
      platform = Platform(.visionOS, major, minor, patch)
    }

    public static let v1 = Self(1)
    public static let v2 = Self(2)
    public static let v26 = Self(26)
    public static let v27 = Self(27)
  }

  public typealias visionOSViewVersion<
    SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity
  > = PlatformViewVersion<visionOSVersion, SwiftUIViewType, Entity>

  extension PlatformViewVersionPredicate {
    /// The given versions of visionOS.
    public static func visionOS(
      _ versions: (visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>)...
    ) -> Self { Self(versions) }

    /// A version of visionOS and all later ones that still have this class under the view.
    public static func visionOS(
      _ versions: PartialRangeFrom<visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
    ) -> Self { Self(versions) }
  }

  extension PlatformViewVersionPredicate
  where
    SwiftUIViewType: visionOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.visionOSLatest
  {
    /// Every version of visionOS that has the latest one's class under the view.
    public static var visionOS: Self {
      Self(visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v1)...)
    }
  }

  /// A view type that has entities on visionOS. It names the entity's class where it starts and
  /// where it changes; each later version carries it on.
  public protocol visionOSIntrospectable: IntrospectableViewType {
    associatedtype visionOS1 = Unavailable<Never>
    associatedtype visionOS2 = visionOS1
    associatedtype visionOS26 = visionOS2
    associatedtype visionOS27 = visionOS26
    associatedtype visionOSLatest = visionOS27
  }

  extension visionOSIntrospectable {
    /// The entity of each version, or why there is none.
    static var visionOSEntities: [(Platform, Any.Type)] {
      [
        (visionOSVersion.v1.platform, visionOS1.self),
        (visionOSVersion.v2.platform, visionOS2.self),
        (visionOSVersion.v26.platform, visionOS26.self),
        (visionOSVersion.v27.platform, visionOS27.self),
      ]
    }
  }

  extension PlatformViewVersion
  where
    Version == visionOSVersion, SwiftUIViewType: visionOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.visionOS1
  {
    public static var v1: Self { Self(for: .v1) }
  }

  extension PlatformViewVersion
  where
    Version == visionOSVersion, SwiftUIViewType: visionOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.visionOS2
  {
    public static var v2: Self { Self(for: .v2) }
  }

  extension PlatformViewVersion
  where
    Version == visionOSVersion, SwiftUIViewType: visionOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.visionOS26
  {
    public static var v26: Self { Self(for: .v26) }
  }

  extension PlatformViewVersion
  where
    Version == visionOSVersion, SwiftUIViewType: visionOSIntrospectable,
    PlatformSpecificEntity == SwiftUIViewType.visionOS27
  {
    public static var v27: Self { Self(for: .v27) }
  }
#endif
