import Foundation
import Testing

@testable import SwiftUICore

/// What animations say of values at times.
@Suite struct AnimationTests {
  private func value(_ animation: Animation, at time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 10, time: time, context: &context)
  }

  @Test func valuesAtATime() {
    #expect(value(.linear(duration: 2), at: 1) == 5)
    #expect(value(.linear(duration: 2), at: 2) == 10)
    #expect(value(.linear(duration: 2), at: 2.01) == nil)
    #expect(value(.linear(duration: 0), at: 0) == nil)
    #expect(value(.linear(duration: 2).speed(2), at: 0.5) == 5)
    #expect(value(.linear(duration: 2).delay(1), at: 0.5) == 0)
    #expect(value(.linear(duration: 2).delay(1), at: 2) == 5)
    // The modifier written last acts first.
    #expect(value(.linear(duration: 2).speed(2).delay(1), at: 1.5) == 5)
    #expect(value(.linear(duration: 2).delay(1).speed(2), at: 1) == 5)
  }

  @Test func repetitionsReverse() {
    let times: [TimeInterval] = [0.25, 0.75, 1.25, 1.75, 2.25, 2.75]
    func values(_ animation: Animation) -> [Double?] {
      var context = AnimationContext<Double>()
      return times.map { time in
        animation.animate(value: 1, time: time, context: &context).map {
          ($0 * 1e6).rounded() / 1e6
        }
      }
    }
    let linear = Animation.linear(duration: 1)
    #expect(values(linear.repeatCount(3)) == [0.25, 0.75, 0.75, 0.25, 0.25, 0.75])
    #expect(values(linear.repeatCount(2)) == [0.25, 0.75, 0.75, 0.25, nil, nil])
    #expect(
      values(linear.repeatForever(autoreverses: false)) == [0.25, 0.75, 0.25, 0.75, 0.25, 0.75])
    #expect(values(linear.repeatCount(0)) == [0.25, 0.75, nil, nil, nil, nil])
    // Each pass waits.
    #expect(
      values(linear.delay(1).repeatForever(autoreverses: false)) == [0, 0, 0.25, 0.75, 0, 0])
  }

  @Test func equalAnimations() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.default != .spring)
    #expect(Animation.spring == .smooth)
    #expect(Animation.spring(duration: 1) != .spring(duration: 2))
    #expect(Animation(Halfway()).base is Halfway)
  }

  struct Halfway: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value.scaled(by: 0.5) : nil }
  }

  @Test func aCustomAnimationIsFollowed() {
    #expect(value(Animation(Halfway()), at: 0.5) == 5)
    #expect(value(Animation(Halfway()), at: 1) == nil)
  }
}
