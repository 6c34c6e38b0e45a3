import Foundation
import Testing

@testable import SwiftUICore

/// Values at times of retargeted animations. The expected numbers are those of the formulas in the comments.
@Suite @MainActor struct AnimatorTests {
  /// The values shown while the end is changed at some times.
  private func values(
    _ changes: [(time: TimeInterval, end: Double, animation: Animation?)],
    at times: [TimeInterval]
  ) -> [Double] {
    var animator = Animator(at: 0.0)
    var changes = changes[...]
    var last: TimeInterval?
    var result: [Double] = []
    for time in times {
      while let change = changes.first, change.time <= time {
        if last != change.time { _ = animator.value(at: change.time) }
        animator.retarget(
          to: change.end, change.animation, environment: EnvironmentValues(), at: change.time)
        _ = animator.value(at: change.time)
        last = change.time
        changes.removeFirst()
      }
      result.append(animator.value(at: time) ?? animator.target)
    }
    return result
  }

  private func expect(
    _ values: [Double], _ expected: [Double], within tolerance: Double = 0.001,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: location)
    for (value, other) in zip(values, expected) {
      #expect(abs(value - other) <= tolerance, sourceLocation: location)
    }
  }

  @Test func aCurveComesToItsEnd() {
    // Cubic Bézier (.42, 0) (.58, 1) at .05 … .30 of .35 seconds.
    expect(
      values(
        [(0, 1, .easeInOut)], at: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4]),
      [0, 0.0409, 0.1697, 0.3784, 0.6216, 0.8303, 0.9591, 1, 1], within: 0.0001)
  }

  @Test func aLinearWayBackIsAddedToTheWayThere() {
    // 100 t + t' (0 - 100 t): both go on, and the second pulls the first back.
    expect(
      values(
        [(0, 100, .linear(duration: 1)), (0.5, 0, .linear(duration: 1))],
        at: [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5]),
      [50, 54, 56, 56, 54, 50, 40, 30, 20, 10, 0])
    expect(
      values(
        [(0, 100, .linear(duration: 1)), (0.5, 200, .linear(duration: 1))],
        at: [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5]),
      [50, 74, 96, 116, 134, 150, 160, 170, 180, 190, 200])
  }

  @Test func anEasedWayBack() {
    expect(
      values(
        [(0, 100, .easeInOut(duration: 1)), (0.5, 0, .easeInOut(duration: 1))],
        at: [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5]),
      [50, 65.494, 74.625, 74.625, 65.494, 50, 33.188, 18.740, 8.166, 1.972, 0])
  }

  @Test func springsTakeOverPlaceAndVelocity() {
    // Critically damped, half a second: x 0.71542, v 2.55828 at 0.2, from there back to 0.
    let there = values([(0, 1, .smooth), (0.2, 0, .smooth)], at: [0.2, 0.3, 0.4, 0.5, 0.6])
    expect(there, [0.71542, 0.53229, 0.24504, 0.09637, 0.03500], within: 0.0001)
    let further = values([(0, 1, .smooth), (0.2, 2, .smooth)], at: [0.2, 0.3, 0.4, 0.5, 0.6])
    expect(further, [0.71542, 1.24777, 1.67587, 1.87643, 1.95592], within: 0.0001)
    let bouncy = values([(0, 1, .bouncy), (0.2, 0, .bouncy)], at: [0.2, 0.3, 0.4, 0.5, 0.6])
    expect(bouncy, [0.87371, 0.61063, 0.16559, -0.01943, -0.03857], within: 0.0001)
  }

  @Test func interpolatingSpringsAdd() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    expect(
      values([(0, 100, spring), (0.2, 0, spring)], at: [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
      [84.943, 74.174, 17.363, -13.363, -15.347, -7.268])
  }

  @Test func aChangeWithoutAnimationMovesWhatIsShown() {
    // The rest of the way is added to the new end.
    expect(
      values([(0, 100, .linear(duration: 1)), (0.5, 1000, nil)], at: [0.25, 0.5, 0.75, 1]),
      [25, 950, 975, 1000])
  }

  @Test func anAnimationWithoutLengthEndsAnother() {
    expect(
      values(
        [(0, 100, .linear(duration: 1).repeatForever()), (0.5, 7, .linear(duration: 0))],
        at: [0.25, 0.5, 0.6]), [25, 7, 7])
  }

  @Test func springsEndWhenTheyRest() {
    // In units of what moves, so the further the later: at 60 frames a second.
    func end(_ animation: Animation, _ distance: Double) -> TimeInterval {
      var animator = Animator(at: 0.0)
      animator.retarget(to: distance, animation, environment: EnvironmentValues(), at: nil)
      var frame = 0
      while animator.value(at: Double(frame) / 60) != nil { frame += 1 }
      return Double(frame) / 60
    }
    for (animation, ends): (Animation, [TimeInterval]) in [
      (.smooth, [0.83, 1.27, 1.50]), (.snappy, [0.57, 1.03, 1.40]), (.bouncy, [0.77, 1.13, 1.48]),
    ] {
      for (distance, expected) in zip([1.0, 100, 1000], ends) {
        #expect(abs(end(animation, distance) - expected) < 0.2)
      }
    }
  }

  @Test func manyRetargetsCostOneAnimator() {
    var animator = Animator(at: 0.0)
    for step in 1...1000 {
      animator.retarget(
        to: Double(step), .spring, environment: EnvironmentValues(), at: Double(step) / 100)
      _ = animator.value(at: Double(step) / 100)
    }
    #expect(Mirror(reflecting: animator).descendant("runs", 1) == nil)
    var eased = Animator(at: 0.0)
    for step in 1...1000 {
      eased.retarget(
        to: Double(step), .easeIn(duration: 0.1), environment: EnvironmentValues(),
        at: Double(step) / 100)
      _ = eased.value(at: Double(step) / 100)
    }
    #expect(Mirror(reflecting: eased).descendant("runs", 15) == nil)
  }
}
