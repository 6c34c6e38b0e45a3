#if !os(watchOS)
/// The versions of one platform on which to introspect, such as `.gtk(.v4)`.
public struct PlatformViewVersionPredicate<
  SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
>:
  Sendable
{
  private var targets: [ViewVersionTarget<PlatformSpecificEntity>] = []
  private let isOpen: Bool

  init<Version: PlatformViewVersion>(_ versions: [Version])
  where Version.PlatformSpecificEntity == PlatformSpecificEntity {
    isOpen = false
    targets.reserveCapacity(versions.count)
    for version in versions { targets.append(version.target) }
  }

  init<Version: PlatformViewVersion>(_ versions: PartialRangeFrom<Version>)
  where Version.PlatformSpecificEntity == PlatformSpecificEntity {
    isOpen = true
    targets.append(versions.lowerBound.target)
  }

  /// The releases that the predicate names, such as `iOS 17` or `iOS 17 or later`.
  var releases: [String] {
    targets.compactMap(\.platform).map { isOpen ? "\($0) or later" : $0.description }
  }

  /// How to find the entity on a platform; nil if the predicate does not concern it.
  func selector(on running: Platform?) -> IntrospectionSelector<PlatformSpecificEntity>? {
    guard let running else { return nil }
    for target in targets {
      guard let release = target.platform else { continue }
      if isOpen ? running.isSince(release) : running.isWithin(release) {
        return target.selector ?? SwiftUIViewType.selector()
      }
    }
    return nil
  }
}
#endif
