#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension Introspect {
  /// The first child controller of a class, depth first; if there is none, the root, if that is.
  public static func findChild<AnyViewControllerType: PlatformViewController>(
    ofType type: AnyViewControllerType.Type, in root: PlatformViewController
  ) -> AnyViewControllerType? {
    for child in root.children {
      if let match = findChild(ofType: type, in: child) { return match }
    }
    return root as? AnyViewControllerType
  }

  /// The nearest earlier child of the same parent that is or holds a controller of a class.
  public static func previousSibling<AnyViewControllerType: PlatformViewController>(
    containing type: AnyViewControllerType.Type, from entry: PlatformViewController
  ) -> AnyViewControllerType? {
    earlierSiblings(of: entry).lazy.compactMap { findChild(ofType: type, in: $0) }.first
  }

  /// The nearest earlier child of the same parent that is of a class itself.
  public static func previousSibling<AnyViewControllerType: PlatformViewController>(
    ofType type: AnyViewControllerType.Type, from entry: PlatformViewController
  ) -> AnyViewControllerType? {
    earlierSiblings(of: entry).lazy.compactMap { $0 as? AnyViewControllerType }.first
  }

  private static func earlierSiblings(
    of entry: PlatformViewController
  ) -> [PlatformViewController] {
    let siblings = entry.parent?.children ?? []
    return siblings.prefix { $0 !== entry }.reversed()
  }
}
#endif
