#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

/// Searches that start at the marker of a selector, for
/// ``SwiftUI/View/introspect(selector:customize:)``.
@MainActor
public enum TargetViewSelector {
  public static func siblingContaining<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    Introspect.findViewHost(from: entry).flatMap {
      Introspect.previousSibling(containing: TargetView.self, from: $0)
    }
  }

  public static func siblingOfType<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    Introspect.findViewHost(from: entry).flatMap {
      Introspect.previousSibling(ofType: TargetView.self, from: $0)
    }
  }

  public static func ancestorOrSiblingContaining<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    Introspect.findAncestor(ofType: TargetView.self, from: entry)
      ?? siblingContaining(from: entry)
  }

  public static func ancestorOrSiblingOfType<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    Introspect.findAncestor(ofType: TargetView.self, from: entry) ?? siblingOfType(from: entry)
  }

  public static func siblingContainingOrAncestor<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    siblingContaining(from: entry)
      ?? Introspect.findAncestor(ofType: TargetView.self, from: entry)
  }

  public static func siblingOfTypeOrAncestor<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    siblingOfType(from: entry) ?? Introspect.findAncestor(ofType: TargetView.self, from: entry)
  }

  public static func siblingContainingOrAncestorOrAncestorChild<TargetView: PlatformView>(
    from entry: PlatformView
  ) -> TargetView? {
    siblingContaining(from: entry)
      ?? Introspect.findAncestorOrAncestorChild(ofType: TargetView.self, from: entry)
  }

  public static func siblingOrAncestorOrSiblingContainingOrAncestorChild<
    TargetView: PlatformView
  >(from entry: PlatformView) -> TargetView? {
    siblingOfTypeOrAncestor(from: entry)
      ?? siblingContainingOrAncestorOrAncestorChild(from: entry)
  }
}
#endif
