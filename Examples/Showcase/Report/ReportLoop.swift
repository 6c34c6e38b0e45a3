#if GTK
import Foundation
import GTK

/// Runs the main loop while the report waits for a window.
@MainActor
struct ReportLoop {
  private let window: GTK.Window

  init(_ window: GTK.Window) { self.window = window }

  /// Runs the loop until `isDone`, or until the time is over.
  func run(seconds: Double, until isDone: () -> Bool) {
    let start = ContinuousClock.now
    while !isDone(), ContinuousClock.now - start < .seconds(seconds) {
      // Nothing is left to do: wait for the next frame or timer without using up a processor.
      if !MainLoop.iterate() { usleep(1_000) }
    }
  }

  /// Lets what the introspections changed be laid out and painted.
  func settle() {
    let settling = FrameSettling(window, frames: 3, limit: .seconds(3))
    while settling.turn() {}
  }
}
#endif
