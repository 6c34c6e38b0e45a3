#if !os(watchOS)
import Foundation

/// A version of a platform, with the entity that stands under a view type there: an
/// ``iOSViewVersion``, for example.
public protocol PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>:
  Comparable, Sendable
{
  associatedtype Version: PlatformVersion
  associatedtype SwiftUIViewType: IntrospectableViewType
  associatedtype PlatformSpecificEntity: PlatformEntity

  var target: ViewVersionTarget<PlatformSpecificEntity> { get }

  init(target: ViewVersionTarget<PlatformSpecificEntity>)
}

/// Where, and how, a ``PlatformViewVersion`` finds its entity.
public struct ViewVersionTarget<PlatformSpecificEntity: PlatformEntity>: Sendable {
  /// Nil for a version that never matches.
  let platform: Platform?
  /// Nil for the view type's own.
  let selector: IntrospectionSelector<PlatformSpecificEntity>?
}

extension PlatformViewVersion {
  /// - Parameter selector: How to find the entity; nil for the view type's own way.
  @_spi(Advanced)
  public init(
    for version: Version, selector: IntrospectionSelector<PlatformSpecificEntity>? = nil
  ) {
    self.init(target: ViewVersionTarget(platform: version.platform, selector: selector))
  }

  /// A version that never matches: the value of a member of an own view type that is marked
  /// unavailable. If that mark is missing and the member is used, a line on standard error names the
  /// place, which is the caller's unless given.
  @_spi(Advanced) @_spi(Internals)
  public static func unavailable(file: StaticString = #fileID, line: UInt = #line) -> Self {
    let text =
      "SwiftUIIntrospect: the version at \(file):\(line) never matches; mark it unavailable\n"
    FileHandle.standardError.write(Data(text.utf8))
    return Self(target: ViewVersionTarget(platform: nil, selector: nil))
  }

  /// The order of releases, so that open ranges such as `.v15...` can be written. A version that
  /// never matches comes before all others.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    rhs.target.platform.map { right in lhs.target.platform.map { $0 < right } ?? true } ?? false
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.target.platform == rhs.target.platform
  }
}
#endif
