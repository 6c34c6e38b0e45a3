@testable import SwiftUI

/// A window with SwiftUI content.
@MainActor
final class Display<Content: View> {
  let window: StandInWindow
  let controller: StandInHostingController<Content>

  init(_ view: Content) {
    controller = StandInHostingController(rootView: view)
    #if canImport(UIKit)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = controller
      window.makeKeyAndVisible()
    #else
      window = NSWindow()
      window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      window.contentViewController = controller
      window.makeKeyAndOrderFront(nil)
    #endif
  }

  /// Lets all changes so far, and what waits for the next turns, take effect.
  func settle() async {
    for _ in 0..<4 {
      controller.flush()
      await Task.yield()
    }
  }

  func close() {
    controller.end()
    #if canImport(UIKit)
      window.rootViewController = nil
    #else
      window.contentView = nil
    #endif
  }
}
