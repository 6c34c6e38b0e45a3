#if !os(watchOS)
/// The versions of one platform on which to introspect, such as `.gtk(.v4)`.
public struct PlatformViewVersionPredicate<Kind: IntrospectableViewType, Entity: PlatformEntity>:
  Sendable
{
  // Not a tuple: the runtime looks up a generic tuple's type again for each of as many values as
  // there are views.
  private struct Entry: Sendable {
    let platform: Platform
    let selector: IntrospectionSelector<Entity>?
  }

  private var entries: [Entry] = []
  private let isOpen: Bool

  init<Version: PlatformVersion>(_ versions: [PlatformViewVersion<Version, Kind, Entity>]) {
    isOpen = false
    entries.reserveCapacity(versions.count)
    for version in versions { add(version) }
  }

  init<Version: PlatformVersion>(
    _ versions: PartialRangeFrom<PlatformViewVersion<Version, Kind, Entity>>
  ) {
    isOpen = true
    add(versions.lowerBound)
  }

  private mutating func add<Version>(_ version: PlatformViewVersion<Version, Kind, Entity>) {
    guard let platform = version.platform else { return }
    entries.append(Entry(platform: platform, selector: version.selector))
  }

  /// The releases that the predicate names, such as `iOS 17` or `iOS 17 or later`.
  var releases: [String] {
    entries.map { isOpen ? "\($0.platform) or later" : $0.platform.description }
  }

  /// How to find the entity on a platform; nil if the predicate does not concern it.
  func selector(on running: Platform?) -> IntrospectionSelector<Entity>? {
    guard let running else { return nil }
    for entry in entries
    where isOpen ? running.isSince(entry.platform) : running.isWithin(entry.platform) {
      return entry.selector ?? Kind.selector()
    }
    return nil
  }
}
#endif
