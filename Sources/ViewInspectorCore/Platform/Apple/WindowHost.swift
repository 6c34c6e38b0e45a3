#if !os(Linux)
import SwiftUI

/// A view in a window. SwiftUI keeps its state to itself: what is inspected is the view as it was made, in the
/// environment that it was hosted with.
@MainActor
final class WindowHost: HostedContent {
  private let surroundings: Medium
  private let window: HostWindow
  let isSettled = true
  let tasks: Set<Task<Void, Never>> = []

  /// The windows of the views that are hosted now, the newest last.
  private(set) static var windows: [HostWindow] = []

  init<V: SwiftUI.View>(_ view: V, size: CGSize?) {
    surroundings = (try? Inspector.unwrap(view, .empty).medium.forChildren) ?? .empty
    window = HostWindow(view, size: size ?? CGSize(width: 400, height: 800))
    Self.windows.append(window)
  }

  func medium<V: SwiftUI.View>(for view: V) -> Medium { surroundings }
  func medium<M: ViewModifier>(forModifier modifier: M) -> Medium { surroundings }
  func settleUpdates() {}

  func end() {
    Self.windows.removeAll { $0 === window }
    window.close()
  }
}

#if os(watchOS)
/// On a watch, an app has one window, which is not at hand: views are not shown.
@MainActor
final class HostWindow {
  init<V: SwiftUI.View>(_ view: V, size: CGSize) {}
  func close() {}
}
#elseif os(macOS)
@MainActor
final class HostWindow {
  private let window: NSWindow
  var root: NSViewController? { window.contentViewController }

  init<V: SwiftUI.View>(_ view: V, size: CGSize) {
    window = NSWindow(
      contentRect: CGRect(origin: .zero, size: size), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.contentViewController = NSHostingController(rootView: view)
    window.makeKeyAndOrderFront(nil)
    window.layoutIfNeeded()
  }

  func close() { window.close() }
}
#else
@MainActor
final class HostWindow {
  private let window: UIWindow
  var root: UIViewController? { window.rootViewController }

  init<V: SwiftUI.View>(_ view: V, size: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
#endif
#endif
