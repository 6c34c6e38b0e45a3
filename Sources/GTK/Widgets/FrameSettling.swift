#if GTK
import Foundation

/// Has a window painted until nothing that came before is left to show: a caller turns the main loop with it.
///
/// ```swift
/// let settling = FrameSettling(window, frames: 2)
/// while settling.turn() { await Task.yield() }
/// ```
package final class FrameSettling {
  private let window: Window
  private let frames: Int
  private let deadline: ContinuousClock.Instant
  private var painted = 0
  private var asked = 0
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - frames: how many are painted, one after the other.
  ///   - limit: after which it ends in any case.
  package init(_ window: Window, frames: Int, limit: Duration = .seconds(10)) {
    self.window = window
    self.frames = frames
    deadline = ContinuousClock.now + limit
    connection = window.frameClock?.onAfterPaint { [weak self] in self?.painted += 1 }
  }

  /// Handles what is ready. Returns whether there is more to wait for.
  package func turn() -> Bool {
    guard painted < frames, ContinuousClock.now < deadline else {
      connection?.disconnect()
      connection = nil
      return false
    }
    if painted >= asked {
      asked = painted + 1
      window.queueDraw()
    }
    if !MainLoop.iterate() { usleep(1_000) }
    return true
  }
}
#endif
