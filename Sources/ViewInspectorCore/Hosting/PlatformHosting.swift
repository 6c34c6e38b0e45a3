import SwiftUI

/// Hosts views as the platform can.
@MainActor
enum PlatformHosting {
  static func host<V: SwiftUI.View>(_ view: V, size: CGSize?) -> any HostedContent {
    #if os(Linux)
    GraphHost(view, size: size)
    #else
    WindowHost(view, size: size)
    #endif
  }
}

#if !os(Linux)
/// A view in a window. SwiftUI keeps its state to itself: what is inspected is the view as it was made, in the
/// environment that it was hosted with.
@MainActor
private final class WindowHost: HostedContent {
  private let surroundings: Medium
  let isSettled = true
  let tasks: Set<Task<Void, Never>> = []

  #if os(macOS)
  private let window: NSWindow
  #elseif !os(watchOS)
  private let window: UIWindow
  #endif

  init<V: SwiftUI.View>(_ view: V, size: CGSize?) {
    surroundings = (try? Inspector.unwrap(view, .empty).medium.forChildren) ?? .empty
    #if os(macOS)
    window = NSWindow(
      contentRect: CGRect(origin: .zero, size: size ?? CGSize(width: 400, height: 800)),
      styleMask: [.titled, .resizable], backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.contentViewController = NSHostingController(rootView: view)
    window.makeKeyAndOrderFront(nil)
    window.layoutIfNeeded()
    #elseif !os(watchOS)
    window = UIWindow(frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #endif
  }

  func medium<V: SwiftUI.View>(for view: V) -> Medium { surroundings }
  func medium<M: ViewModifier>(forModifier modifier: M) -> Medium { surroundings }
  func settleUpdates() {}

  func end() {
    #if os(macOS)
    window.close()
    #elseif !os(watchOS)
    window.isHidden = true
    window.rootViewController = nil
    #endif
  }
}
#endif
