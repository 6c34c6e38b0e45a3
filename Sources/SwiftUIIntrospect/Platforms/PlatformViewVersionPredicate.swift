/// The versions of one platform on which to introspect, such as `.gtk(.v4)`.
public struct PlatformViewVersionPredicate<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>: Sendable {
  private struct Entry: Sendable {
    let platform: Platform
    let selector: IntrospectionSelector<PlatformSpecificEntity>?
  }

  private let entries: [Entry]
  private let isOpen: Bool

  init<Version: PlatformVersion>(
    _ versions: [PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>]
  ) {
    entries = versions.compactMap { Self.entry(for: $0) }
    isOpen = false
  }

  init<Version: PlatformVersion>(
    _ versions: PartialRangeFrom<
      PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>
    >
  ) {
    entries = [versions.lowerBound].compactMap { Self.entry(for: $0) }
    isOpen = true
  }

  private static func entry<Version: PlatformVersion>(
    for version: PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>
  ) -> Entry? {
    version.version.map { Entry(platform: $0.platform, selector: version.selector) }
  }

  /// The releases that the predicate names, such as `iOS 17` or `iOS 17 or later`.
  var releases: [String] {
    entries.map { isOpen ? "\($0.platform) or later" : $0.platform.description }
  }

  /// How to find the entity on a platform; nil if the predicate does not concern it.
  func selector(on running: Platform?) -> IntrospectionSelector<PlatformSpecificEntity>? {
    guard let running else { return nil }
    for entry in entries
    where isOpen ? running.isSince(entry.platform) : running.isWithin(entry.platform) {
      return entry.selector ?? SwiftUIViewType.selector(for: PlatformSpecificEntity.self)
    }
    return nil
  }
}
