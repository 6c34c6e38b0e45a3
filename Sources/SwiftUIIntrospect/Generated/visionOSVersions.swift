// Made by Tools/IntrospectGenerator/generate.py. Do not edit.
#if !os(watchOS)
/// A release of visionOS.
public struct visionOSVersion: PlatformVersion {
  public let platform: Platform

  public static let v1 = Self(platform: Platform(.visionOS, 1))
  public static let v2 = Self(platform: Platform(.visionOS, 2))
  public static let v26 = Self(platform: Platform(.visionOS, 26))
  public static let v27 = Self(platform: Platform(.visionOS, 27))
}

/// A release of visionOS, with the entity that stands under a view type there.
public struct visionOSViewVersion<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>: PlatformViewVersion {
  public typealias Version = visionOSVersion

  public let target: ViewVersionTarget<PlatformSpecificEntity>

  public init(target: ViewVersionTarget<PlatformSpecificEntity>) {
    self.target = target
  }
}

/// The class that stands under a view type on visionOS, named where it starts and where it changes.
public protocol visionOSIntrospectable: IntrospectableViewType {
  associatedtype visionOS1: EntityOrNone = UnavailableInThisVersion<ForeignEntity>
  associatedtype visionOS2: EntityOrNone = visionOS1
  associatedtype visionOS26: EntityOrNone = visionOS2
  associatedtype visionOS27: EntityOrNone = visionOS26
  associatedtype visionOSLatest: EntityOrNone = visionOS27
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

extension PlatformViewVersionPredicate {
  /// The given versions of visionOS.
  public static func visionOS(
    _ versions: visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
  ) -> Self {
    Self(versions)
  }

  /// A version of visionOS and all later ones that still have this class under the view.
  public static func visionOS(
    _ versions: PartialRangeFrom<visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where
  SwiftUIViewType: visionOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.visionOSLatest
{
  /// Every version of visionOS that has the latest one's class under the view.
  public static var visionOS: Self {
    Self(visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v1)...)
  }
}

extension visionOSViewVersion
where SwiftUIViewType: visionOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.visionOS1 {
  public static var v1: Self { Self(for: .v1) }
}

extension visionOSViewVersion
where SwiftUIViewType: visionOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.visionOS2 {
  public static var v2: Self { Self(for: .v2) }
}

extension visionOSViewVersion
where SwiftUIViewType: visionOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.visionOS26
{
  public static var v26: Self { Self(for: .v26) }
}

extension visionOSViewVersion
where SwiftUIViewType: visionOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.visionOS27
{
  public static var v27: Self { Self(for: .v27) }
}
#endif
