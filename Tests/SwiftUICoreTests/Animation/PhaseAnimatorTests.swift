import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct PhaseAnimatorTests {
  struct Pulse: View {
    let trigger: Source<Int>?
    let log: Log
    var body: some View {
      if let trigger {
        PhaseAnimator([1.0, 0.5, 0.25], trigger: trigger.value) {
          content($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      } else {
        PhaseAnimator([1.0, 0.5, 0.25]) {
          content($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    private func content(_ phase: Double) -> some View {
      log("\(phase)")
      return Shown("a").opacity(phase)
    }
  }

  private let log = Log()

  private func window(_ trigger: Source<Int>?) -> HeadlessWindow<AnyView> {
    // The clock has to show motion before the animator appears.
    let window = HeadlessWindow(AnyView(EmptyView()))
    window.clock.showsMotion = true
    window.update(AnyView(Pulse(trigger: trigger, log: log)))
    return window
  }

  private func opacity(_ window: HeadlessWindow<AnyView>) -> Double? {
    window.primitives(OpacityPrimitive.self).first?.opacity
  }

  @Test func withoutTriggerItGoesOnForEver() async {
    let window = window(nil)
    for expected in [0.75, 0.375, 0.625, 0.75] {
      window.clock.advance(by: 0.5)
      #expect(abs((opacity(window) ?? -1) - expected) < 1e-6)
      let seen = log.entries.count
      window.clock.advance(by: 0.5)
      #expect(await eventually { log.entries.count > seen })
    }
    // Once for each phase, and not for each frame.
    #expect(log.entries.count < 12)
  }

  @Test func aTriggerPlaysOnce() async {
    let trigger = Source(0)
    let window = window(trigger)
    #expect(!window.clock.isRunning)
    trigger.value = 1
    window.flush()
    for expected in [0.5, 0.25, 1.0] {
      window.clock.advance(by: 1)
      #expect(abs((opacity(window) ?? -1) - expected) < 1e-6)
      for _ in 0..<50 { await Task.yield() }
    }
    window.clock.advance(by: 0.1)
    #expect(!window.clock.isRunning)
    #expect(opacity(window) == 1)
  }

  @Test func phasesInWhichNothingMovesComeToAnEnd() async {
    let window = HeadlessWindow(AnyView(EmptyView()))
    window.clock.showsMotion = true
    window.update(
      AnyView(
        PhaseAnimator([1, 2]) { phase in
          log("\(phase)")
          return Shown("a")
        }))
    for _ in 0..<200 { await Task.yield() }
    #expect(log.entries.count < 10)
    #expect(!window.clock.isRunning)
  }
}
