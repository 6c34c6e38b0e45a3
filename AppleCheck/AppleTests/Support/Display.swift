#if STAND_INS
@testable import SwiftUI
#else
import SwiftUI

#if canImport(UIKit)
typealias StandInView = UIView
typealias StandInController = UIViewController
typealias StandInWindow = UIWindow
typealias StandInHostingController = UIHostingController
#else
typealias StandInView = NSView
typealias StandInController = NSViewController
typealias StandInWindow = NSWindow
typealias StandInHostingController = NSHostingController
#endif

extension StandInView {
  /// This view and all inside it, each before those inside it.
  var tree: [StandInView] { [self] + subviews.flatMap(\.tree) }
}
#endif

/// A window with SwiftUI content.
@MainActor
final class Display<Content: View> {
  let window: StandInWindow
  let controller: StandInHostingController<Content>

  init(_ view: Content) {
    controller = StandInHostingController(rootView: view)
    window = StandInWindow.showing(controller)
  }

  /// Lets all changes so far, and what waits for the next turns, take effect.
  func settle() async {
    for _ in 0..<4 {
      #if STAND_INS
      controller.flush()
      await Task.yield()
      #else
      // Nothing tells when SwiftUI has come to rest.
      try? await Task.sleep(nanoseconds: 100_000_000)
      #endif
    }
  }

  /// Lets changes take effect until a condition holds, for two seconds at most.
  func settle(until condition: () -> Bool) async {
    for _ in 0..<100 where !condition() {
      await settle()
      try? await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  func close() {
    #if STAND_INS
    controller.end()
    #endif
    #if canImport(UIKit)
    window.rootViewController = nil
    #else
    window.contentView = nil
    #endif
  }
}

extension StandInView {
  /// The view that is an entity, or whose controller is.
  static func own(_ entity: AnyObject) -> StandInView? {
    entity as? StandInView ?? (entity as? StandInController)?.view
  }
}

extension StandInWindow {
  /// A window with a controller's view.
  static func showing(_ controller: StandInController) -> StandInWindow {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    #if canImport(UIKit)
    let window = UIWindow(frame: frame)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #else
    let window = NSWindow()
    window.setFrame(frame, display: true)
    window.contentViewController = controller
    window.makeKeyAndOrderFront(nil)
    #endif
    return window
  }

  /// The view at the top of the window's tree.
  var content: StandInView {
    #if canImport(UIKit)
    self
    #else
    contentView ?? NSView()
    #endif
  }
}
