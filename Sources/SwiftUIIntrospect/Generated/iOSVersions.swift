// Made by Tools/IntrospectGenerator/generate.py. Do not edit.
#if !os(watchOS)
/// A release of iOS, also under Mac Catalyst.
public struct iOSVersion: PlatformVersion {
  public let platform: Platform

  public static let v13 = Self(platform: Platform(.iOS, 13))
  public static let v14 = Self(platform: Platform(.iOS, 14))
  public static let v15 = Self(platform: Platform(.iOS, 15))
  public static let v16 = Self(platform: Platform(.iOS, 16))
  public static let v17 = Self(platform: Platform(.iOS, 17))
  public static let v18 = Self(platform: Platform(.iOS, 18))
  public static let v26 = Self(platform: Platform(.iOS, 26))
  public static let v27 = Self(platform: Platform(.iOS, 27))
}

/// A release of iOS, with the entity that stands under a view type there.
public struct iOSViewVersion<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>: PlatformViewVersion {
  public typealias Version = iOSVersion

  public let target: ViewVersionTarget<PlatformSpecificEntity>

  public init(target: ViewVersionTarget<PlatformSpecificEntity>) {
    self.target = target
  }
}

/// The class that stands under a view type on iOS, named where it starts and where it changes.
public protocol iOSIntrospectable: IntrospectableViewType {
  associatedtype iOS13: EntityOrNone = UnavailableInThisVersion<ForeignEntity>
  associatedtype iOS14: EntityOrNone = iOS13
  associatedtype iOS15: EntityOrNone = iOS14
  associatedtype iOS16: EntityOrNone = iOS15
  associatedtype iOS17: EntityOrNone = iOS16
  associatedtype iOS18: EntityOrNone = iOS17
  associatedtype iOS26: EntityOrNone = iOS18
  associatedtype iOS27: EntityOrNone = iOS26
  associatedtype iOSLatest: EntityOrNone = iOS27
}

extension iOSIntrospectable {
  /// The entity of each version, or why there is none.
  static var iOSEntities: [(Platform, Any.Type)] {
    [
      (iOSVersion.v13.platform, iOS13.self),
      (iOSVersion.v14.platform, iOS14.self),
      (iOSVersion.v15.platform, iOS15.self),
      (iOSVersion.v16.platform, iOS16.self),
      (iOSVersion.v17.platform, iOS17.self),
      (iOSVersion.v18.platform, iOS18.self),
      (iOSVersion.v26.platform, iOS26.self),
      (iOSVersion.v27.platform, iOS27.self),
    ]
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of iOS.
  public static func iOS(_ versions: iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...)
    -> Self
  {
    Self(versions)
  }

  /// A version of iOS and all later ones that still have this class under the view.
  public static func iOS(
    _ versions: PartialRangeFrom<iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
  ) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOSLatest {
  /// Every version of iOS that has the latest one's class under the view.
  public static var iOS: Self {
    Self(iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>(for: .v13)...)
  }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS13 {
  public static var v13: Self { Self(for: .v13) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS14 {
  public static var v14: Self { Self(for: .v14) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS15 {
  public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS16 {
  public static var v16: Self { Self(for: .v16) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS17 {
  public static var v17: Self { Self(for: .v17) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS18 {
  public static var v18: Self { Self(for: .v18) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion
where SwiftUIViewType: iOSIntrospectable, PlatformSpecificEntity == SwiftUIViewType.iOS27 {
  public static var v27: Self { Self(for: .v27) }
}

#if targetEnvironment(macCatalyst)
extension iOSVersion {
  static var runningOnCatalyst: Int {
    if #available(iOS 27, *) { return 27 }
    if #available(iOS 26, *) { return 26 }
    if #available(iOS 18, *) { return 18 }
    if #available(iOS 17, *) { return 17 }
    if #available(iOS 16, *) { return 16 }
    if #available(iOS 15, *) { return 15 }
    if #available(iOS 14, *) { return 14 }
    return 13
  }
}
#endif
#endif
