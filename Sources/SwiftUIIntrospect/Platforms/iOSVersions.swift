#if !os(watchOS)
/// A release of iOS, also under Mac Catalyst.
public struct iOSVersion: PlatformVersion {
  public let platform: Platform

  init(_ major: Int) { platform = Platform(.iOS, major) }

  public static let v13 = Self(13)
  public static let v14 = Self(14)
  public static let v15 = Self(15)
  public static let v16 = Self(16)
  public static let v17 = Self(17)
  public static let v18 = Self(18)
  public static let v26 = Self(26)
  public static let v27 = Self(27)
}

public typealias iOSViewVersion<Kind: IntrospectableViewType, Entity: PlatformEntity> =
  PlatformViewVersion<iOSVersion, Kind, Entity>

/// The class that stands under a view type on iOS, named where it starts and where it changes.
public protocol iOSIntrospectable: IntrospectableViewType {
  associatedtype iOS13: EntityOrNone = Unavailable<ForeignEntity>
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
    iOSVersion.entities(
      (.v13, iOS13.self), (.v14, iOS14.self), (.v15, iOS15.self), (.v16, iOS16.self),
      (.v17, iOS17.self), (.v18, iOS18.self), (.v26, iOS26.self), (.v27, iOS27.self))
  }
}

extension PlatformViewVersionPredicate {
  /// The given versions of iOS.
  public static func iOS(_ versions: iOSViewVersion<Kind, Entity>...) -> Self { Self(versions) }

  /// A version of iOS and all later ones that still have this class under the view.
  public static func iOS(_ versions: PartialRangeFrom<iOSViewVersion<Kind, Entity>>) -> Self {
    Self(versions)
  }
}

extension PlatformViewVersionPredicate
where Kind: iOSIntrospectable, Entity == Kind.iOSLatest {
  /// Every version of iOS that has the latest one's class under the view.
  public static var iOS: Self { Self(iOSViewVersion<Kind, Entity>(for: .v13)...) }
}

@available(*, unavailable, message: "the view type has no entity on iOS, or has none any more")
extension PlatformViewVersionPredicate
where Kind: iOSIntrospectable, Entity == Kind.iOSLatest.Missing {
  public static var iOS: Self { Self([iOSViewVersion<Kind, Entity>]()) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS13 {
  public static var v13: Self { Self(for: .v13) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS14 {
  public static var v14: Self { Self(for: .v14) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS15 {
  public static var v15: Self { Self(for: .v15) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS16 {
  public static var v16: Self { Self(for: .v16) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS17 {
  public static var v17: Self { Self(for: .v17) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS18 {
  public static var v18: Self { Self(for: .v18) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS26 {
  public static var v26: Self { Self(for: .v26) }
}

extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS27 {
  public static var v27: Self { Self(for: .v27) }
}

// Types that are not on all versions miss the same class on all of those, the first one included.
@available(*, unavailable, message: "the view type has no entity on this version of iOS")
extension PlatformViewVersion
where Version == iOSVersion, Kind: iOSIntrospectable, Entity == Kind.iOS13.Missing {
  public static var v13: Self { .unavailable() }
  public static var v14: Self { .unavailable() }
  public static var v15: Self { .unavailable() }
  public static var v16: Self { .unavailable() }
  public static var v17: Self { .unavailable() }
  public static var v18: Self { .unavailable() }
  public static var v26: Self { .unavailable() }
  public static var v27: Self { .unavailable() }
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
    return if #available(iOS 14, *) { 14 } else { 13 }
  }
}
#endif
#endif
