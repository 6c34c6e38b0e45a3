#if GTK
import Foundation
import GTK

/// Waits for a window's frames.
@MainActor
final class Frames {
  private let window: Window
  private let connection: SignalConnection?
  private let flag: Flag

  private final class Flag {
    var isSet = false
  }

  init(_ window: Window) {
    self.window = window
    while !window.mapped { MainLoop.iterate(mayBlock: true) }
    let flag = Flag()
    self.flag = flag
    connection = window.frameClock?.onAfterPaint { flag.isSet = true }
  }

  /// Runs the loop until the next frame has been painted.
  func waitForPaint() {
    flag.isSet = false
    while !flag.isSet { MainLoop.iterate(mayBlock: true) }
  }

  /// Lets what is left of the frame before run out.
  func drain() {
    for _ in 0..<20 { MainLoop.iterate() }
  }
}
#endif
