// Made by Tools/IntrospectGenerator/generate.py. Do not edit.
#if !os(watchOS)
/// A release of tvOS.
public struct tvOSVersion: PlatformVersion {
  public let platform: Platform

  public static let v13 = Self(platform: Platform(.tvOS, 13))
  public static let v14 = Self(platform: Platform(.tvOS, 14))
  public static let v15 = Self(platform: Platform(.tvOS, 15))
  public static let v16 = Self(platform: Platform(.tvOS, 16))
  public static let v17 = Self(platform: Platform(.tvOS, 17))
  public static let v18 = Self(platform: Platform(.tvOS, 18))
  public static let v26 = Self(platform: Platform(.tvOS, 26))
  public static let v27 = Self(platform: Platform(.tvOS, 27))
}

/// A release of tvOS, with the entity that stands under a view type there.
public struct tvOSViewVersion<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>: PlatformViewVersion {
  public typealias Version = tvOSVersion

  public let target: ViewVersionTarget<PlatformSpecificEntity>

  public init(target: ViewVersionTarget<PlatformSpecificEntity>) {
    self.target = target
  }
}

/// The class that stands under a view type on tvOS, named where it starts and where it changes.
public protocol tvOSIntrospectable: IntrospectableViewType {
  associatedtype tvOS13: EntityOrNone = UnavailableInThisVersion<ForeignEntity>
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
    [
      (tvOSVersion.v13.platform, tvOS13.self),
      (tvOSVersion.v14.platform, tvOS14.self),
      (tvOSVersion.v15.platform, tvOS15.self),
      (tvOSVersion.v16.platform, tvOS16.self),
      (tvOSVersion.v17.platform, tvOS17.self),
      (tvOSVersion.v18.platform, tvOS18.self),
      (tvOSVersion.v26.platform, tvOS26.self),
      (tvOSVersion.v27.platform, tvOS27.self),
    ]
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of tvOS.
  public static func tvOS(_ versions: tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...)
    -> Self
  {
    Self(versions)
  }

  /// A version of tvOS and all later ones that still have this class under the view.
  public static func tvOS(
    _ versions: PartialRangeFrom<tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOSLatest {
  /// Every version of tvOS that has the latest one's class under the view.
  public static var tvOS: Self {
    Self(tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v13)...)
  }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS13 {
  public static var v13: Self { Self(for: .v13) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS14 {
  public static var v14: Self { Self(for: .v14) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS15 {
  public static var v15: Self { Self(for: .v15) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS16 {
  public static var v16: Self { Self(for: .v16) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS17 {
  public static var v17: Self { Self(for: .v17) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS18 {
  public static var v18: Self { Self(for: .v18) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension tvOSViewVersion
where SwiftUIViewType: tvOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.tvOS27 {
  public static var v27: Self { Self(for: .v27) }
}
#endif
