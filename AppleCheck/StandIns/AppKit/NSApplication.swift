#if os(macOS)
import Foundation

/// Stand-in: knows the windows that are in use.
@MainActor
open class NSApplication: NSResponder {
  public static let shared = NSApplication(standIn: ())

  private var known: [WeakWindow] = []

  open var windows: [NSWindow] { known.compactMap(\.window) }

  func add(_ window: NSWindow) {
    known.removeAll { $0.window == nil }
    known.append(WeakWindow(window: window))
  }

  private struct WeakWindow {
    weak var window: NSWindow?
  }
}
#endif
