import Foundation

/// What says when a frame is due, and at what time.
@MainActor
package protocol MotionClock: AnyObject {
  /// Called before each frame while the clock runs, with its time in seconds. Set by the graph.
  var onFrame: ((TimeInterval) -> Void)? { get set }
  /// The time that what begins now begins at; nil where only the first frame can tell.
  var time: TimeInterval? { get }
  /// Whether frames are asked for: only while something moves.
  var isRunning: Bool { get set }
  /// Whether changes are shown step by step; false where the user has switched animations off.
  var showsMotion: Bool { get }
}
