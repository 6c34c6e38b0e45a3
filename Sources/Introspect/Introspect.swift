#if !os(watchOS) && (GTK || canImport(UIKit) || canImport(AppKit))
import SwiftUI
import SwiftUIIntrospect

/// Ways through the platform's tree, for selectors of one's own.
@MainActor
public enum Introspect {
  /// The first descendant of a class, depth first. The root itself does not count.
  public static func findChild<AnyViewType: PlatformView>(
    ofType type: AnyViewType.Type, in root: PlatformView
  ) -> AnyViewType? {
    for child in root.descendants {
      if let match = child as? AnyViewType ?? findChild(ofType: type, in: child) { return match }
    }
    return nil
  }

  /// Of the first matches in each direct child of the root, the only one, or else the one that
  /// the middle of the marker lies in.
  public static func findChildUsingFrame<AnyViewType: PlatformView>(
    ofType type: AnyViewType.Type, in root: PlatformView, from originalEntry: PlatformView
  ) -> AnyViewType? {
    let matches = root.descendants.compactMap { child in
      child as? AnyViewType ?? findChild(ofType: type, in: child)
    }
    if matches.count < 2 { return matches.first }
    return matches.first { $0.coversMiddle(of: originalEntry) }
  }

  /// The first descendant of a class in the nearest earlier sibling that has one.
  public static func previousSibling<AnyViewType: PlatformView>(
    containing type: AnyViewType.Type, from entry: PlatformView
  ) -> AnyViewType? {
    entry.earlierSiblings.lazy.compactMap { findChild(ofType: type, in: $0) }.first
  }

  /// The nearest earlier sibling that is of a class itself.
  public static func previousSibling<AnyViewType: PlatformView>(
    ofType type: AnyViewType.Type, from entry: PlatformView
  ) -> AnyViewType? {
    entry.earlierSiblings.lazy.compactMap { $0 as? AnyViewType }.first
  }

  /// The first descendant of a class in the entry itself or the nearest later sibling that has
  /// one.
  public static func nextSibling<AnyViewType: PlatformView>(
    containing type: AnyViewType.Type, from entry: PlatformView
  ) -> AnyViewType? {
    entry.laterSiblings.lazy.compactMap { findChild(ofType: type, in: $0) }.first
  }

  /// The entry itself or the nearest later sibling, if it is of a class.
  public static func nextSibling<AnyViewType: PlatformView>(
    ofType type: AnyViewType.Type, from entry: PlatformView
  ) -> AnyViewType? {
    entry.laterSiblings.lazy.compactMap { $0 as? AnyViewType }.first
  }

  /// The nearest ancestor of a class.
  public static func findAncestor<AnyViewType: PlatformView>(
    ofType type: AnyViewType.Type, from entry: PlatformView
  ) -> AnyViewType? {
    entry.path.lazy.compactMap { $0 as? AnyViewType }.first
  }

  /// The nearest ancestor of a class, or what lies in an ancestor where the entry is.
  public static func findAncestorOrAncestorChild<AnyViewType: PlatformView>(
    ofType type: AnyViewType.Type, from entry: PlatformView
  ) -> AnyViewType? {
    entry.path.lazy.compactMap {
      $0 as? AnyViewType ?? findChildUsingFrame(ofType: type, in: $0, from: entry)
    }.first
  }

  #if !GTK
  /// The nearest ancestor that shows SwiftUI content.
  public static func findHostingView(from entry: PlatformView) -> PlatformView? {
    entry.path.first { String(describing: Swift.type(of: $0)).contains("HostingView") }
  }

  /// What SwiftUI puts around the view of a representable, such as the marker of a selector.
  public static func findViewHost(from entry: PlatformView) -> PlatformView? {
    entry.path.first { String(describing: Swift.type(of: $0)).contains("ViewHost") }
  }
  #endif
}

extension PlatformView {
  /// What encloses the view, the nearest first.
  fileprivate var path: [PlatformView] {
    Array(sequence(first: self, next: \.ancestor).dropFirst())
  }

  /// The nearest first.
  fileprivate var earlierSiblings: [PlatformView] {
    let siblings = ancestor?.descendants ?? []
    return siblings.prefix { $0 !== self }.reversed()
  }

  /// The view itself first.
  fileprivate var laterSiblings: [PlatformView] {
    let siblings = ancestor?.descendants ?? []
    return Array(siblings.drop { $0 !== self })
  }

  fileprivate func coversMiddle(of other: PlatformView) -> Bool {
    #if GTK
    guard let place = other.bounds(in: self) else { return false }
    let x = place.x + place.width / 2
    let y = place.y + place.height / 2
    return (0...Double(width)).contains(x) && (0...Double(height)).contains(y)
    #else
    bounds.contains(convert(CGPoint(x: other.bounds.midX, y: other.bounds.midY), from: other))
    #endif
  }
}
#endif
