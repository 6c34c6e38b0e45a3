#if canImport(UIKit)
package typealias StandInView = UIView
package typealias StandInController = UIViewController
package typealias StandInWindow = UIWindow
package typealias StandInHostingController = UIHostingController
#else
package typealias StandInView = NSView
package typealias StandInController = NSViewController
package typealias StandInWindow = NSWindow
package typealias StandInHostingController = NSHostingController
#endif

/// The system whose trees the stand-ins imitate.
package enum StandIn {
  /// Its major version.
  @MainActor package static var release = 26
}

extension StandInView {
  /// The controller that this view is, or is inside, the view of.
  package var nearestController: StandInController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
  }

  /// This view and all inside it, each before those inside it.
  package var tree: [StandInView] { [self] + subviews.flatMap(\.tree) }

  /// The class names of the tree, one a line, indented by depth.
  package func outline(_ indent: String = "") -> String {
    "\(indent)\(type(of: self))\n" + subviews.map { $0.outline(indent + "  ") }.joined()
  }

  package func layOutTree() {
    #if canImport(UIKit)
    layoutIfNeeded()
    #else
    layoutSubtreeIfNeeded()
    #endif
  }

  package func needLayout() {
    #if canImport(UIKit)
    setNeedsLayout()
    #else
    needsLayout = true
    #endif
  }
}
