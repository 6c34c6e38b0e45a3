import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct KeyframeTests {
  private func values(_ timeline: KeyframeTimeline<Double>, _ times: [Double]) -> [Double] {
    times.map { (timeline.value(time: $0) * 1000).rounded() / 1000 }
  }

  @Test func linearKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      LinearKeyframe(0, duration: 0.5)
    }
    #expect(timeline.duration == 1.5)
    #expect(values(timeline, [-1, 0, 0.5, 1, 1.25, 1.5, 9]) == [0, 0, 50, 100, 50, 0, 0])
    #expect(timeline.value(progress: 0.5) == 75)
    let eased = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1, timingCurve: .easeIn)
    }
    #expect(abs(eased.value(time: 0.5) - 31.54) < 0.01)
  }

  @Test func cubicKeyframesGoOnWithoutAKink() {
    // Hermite's polynomials with tangents of 0.
    let there = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 0.5)
      CubicKeyframe(0, duration: 0.5)
    }
    #expect(values(there, [0.1, 0.2, 0.25, 0.3, 0.4]) == [10.4, 35.2, 50, 64.8, 89.6])
    // The tangent between is that of Catmull and Rom: 300 for each second.
    let on = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 0.5)
      CubicKeyframe(300, duration: 0.5)
    }
    #expect(values(on, [0.1, 0.2, 0.3, 0.4, 0.5]) == [5.6, 20.8, 43.2, 70.4, 100])
    #expect(values(on, [0.6, 0.7, 0.8, 0.9, 1]) == [140, 192, 244, 284, 300])
  }

  @Test func springsAndJumps() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(10)
      SpringKeyframe(20, duration: 0.2, spring: .smooth)
    }
    #expect(values(timeline, [0]) == [10])
    #expect(abs(timeline.value(time: 0.1) - 13.5774) < 0.001)
    // Cut short, it stays where it is.
    #expect(abs(timeline.value(time: 1) - 17.1542) < 0.001)
    let settled = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(abs(settled.duration - 1.0447) < 0.001)
  }

  struct Pose {
    var angle = Angle.zero
    var scale = 1.0
    var name = "still"
  }

  @Test func tracksRunAtTheSameTime() {
    let isHigh = true
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        if isHigh { LinearKeyframe(2.0, duration: 1) } else { LinearKeyframe(0.5, duration: 1) }
        for step in 1...2 { LinearKeyframe(2 + Double(step), duration: 1) }
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
    }
    #expect(timeline.duration == 3)
    let pose = timeline.value(time: 2.5)
    #expect(pose.scale == 3.5)
    // A shorter track stays at its end.
    #expect(abs(pose.angle.degrees - 90) < 1e-9)
    #expect(pose.name == "still")
  }

  struct Shaking: View {
    let trigger: Source<Int>
    var body: some View {
      Shown("a").keyframeAnimator(initialValue: 0.0, trigger: trigger.value) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  @Test func aTriggerPlaysTheKeyframes() throws {
    let trigger = Source(0)
    let window = HeadlessWindow(Shaking(trigger: trigger))
    window.clock.showsMotion = true
    func left() -> CGFloat? { window.container.descendants.first?.frame.minX }
    let start = try #require(left())
    trigger.value = 1
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(left() == start + 10)
    window.clock.advance(by: 1)
    #expect(left() == start + 10)
    window.clock.advance(by: 1)
    #expect(left() == start)
    #expect(!window.clock.isRunning)
  }

  @Test func repeatingKeyframesBeginAgain() throws {
    let window = HeadlessWindow(AnyView(EmptyView()))
    window.clock.showsMotion = true
    window.update(
      AnyView(
        KeyframeAnimator(initialValue: 0.0) {
          Shown("a").offset(x: $0)
        } keyframes: { _ in
          LinearKeyframe(20, duration: 1)
        }))
    let left = try #require(window.container.descendants.first?.frame.minX)
    window.clock.advance(by: 0.5)
    #expect(abs((window.container.descendants.first?.frame.minX ?? 0) - left - 10) < 1e-6)
    window.clock.advance(by: 1)
    #expect(abs((window.container.descendants.first?.frame.minX ?? 0) - left - 10) < 1e-6)
    #expect(window.clock.isRunning)
    window.unmount()
    window.clock.advance(by: 0.1)
    #expect(!window.clock.isRunning)
  }
}
