#if GTK
import GTK
import SwiftUICore

/// Changes something again and again, and prints what each change cost up to its painted frame.
@MainActor
enum Changes {
  private static let repeats = 21

  static func measure(
    _ window: GTK.Window, _ graph: ViewGraph, _ frames: Frames, _ change: (Int) -> Void
  ) {
    let own = OwnTime(window)
    frames.drain()
    for turn in 0..<repeats {
      frames.drain()
      let counters: GraphCounters = graph.counters
      let used: Double = own.seconds
      let before: Double = Usage.cpuSeconds
      own.measure {
        change(turn)
        graph.flush()
      }
      frames.waitForPaint()
      print("change \(Usage.cpuSeconds - before)")
      print("own \(own.seconds - used)")
      let after: GraphCounters = graph.counters
      print("visits \(after.visits - counters.visits)")
      print("bodies \(after.bodies - counters.bodies)")
      print("measures \(after.measures - counters.measures)")
      print("placements \(after.placements - counters.placements)")
    }
    withExtendedLifetime(own) {}
  }
}
#endif
