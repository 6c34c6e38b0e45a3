#if !os(watchOS)
  /// The versions of one platform on which to introspect, such as `.gtk(.v4)`.
  public struct PlatformViewVersionPredicate<
    SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
  >: Sendable {
    private struct Entry: Sendable {
      let platform: Platform
      let selector: IntrospectionSelector<PlatformSpecificEntity>?
    }

    private var entries: [Entry] = []
    private let isOpen: Bool

    init<Version: PlatformVersion>(
      _ versions: [PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>]
    ) {
      isOpen = false
      entries.reserveCapacity(versions.count)
      for version in versions { add(version.platform, version.selector) }
    }

    init<Version: PlatformVersion>(
      _ versions: PartialRangeFrom<
        PlatformViewVersion<Version, SwiftUIViewType, PlatformSpecificEntity>
      >
    ) {
      isOpen = true
      add(versions.lowerBound.platform, versions.lowerBound.selector)
    }

    private mutating func add(
      _ platform: Platform?, _ selector: IntrospectionSelector<PlatformSpecificEntity>?
    ) {
      if let platform { entries.append(Entry(platform: platform, selector: selector)) }
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
#endif
