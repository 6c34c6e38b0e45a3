import Foundation

/// Shows no motion: stand-ins are at the end of each animation at once.
@MainActor
final class StandInClock: MotionClock {
  var onFrame: ((TimeInterval) -> Void)?
  let time: TimeInterval? = 0
  var isRunning = false
  let showsMotion = false
}
