import Foundation

/// A clock that is moved by hand. It is at the end of each animation until it is told to show motion.
@MainActor
package final class HeadlessClock: MotionClock {
  package var onFrame: ((TimeInterval) -> Void)?
  package private(set) var time: TimeInterval? = 0
  package var isRunning = false
  package var showsMotion = false

  /// Moves the time on by a number of seconds, in frames.
  package func advance(by seconds: TimeInterval, frame: TimeInterval = 1.0 / 60) {
    let end = (time ?? 0) + max(0, seconds)
    while isRunning, let time, time + frame < end {
      let next = time + frame
      self.time = next
      onFrame?(next)
    }
    time = end
    if isRunning { onFrame?(end) }
  }
}
