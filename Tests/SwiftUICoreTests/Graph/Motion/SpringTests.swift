import Foundation
import Testing

@testable import SwiftUICore

/// Values of springs against the solutions of their equation.
@Suite struct SpringTests {
  @Test(arguments: [
    // (duration, bounce), values from 0 to 1 at 0.1, 0.2 … 0.5 seconds, stiffness, damping, settling.
    (
      Spring(duration: 0.5, bounce: 0), [0.35774, 0.71542, 0.89003, 0.96046, 0.98640], 157.914,
      25.133, 0.8
    ),
    (
      Spring(duration: 0.5, bounce: 0.15), [0.38810, 0.78637, 0.95645, 1.00162, 1.00602], 157.914,
      21.363, 0.8768
    ),
    (
      Spring(duration: 0.5, bounce: 0.3), [0.42330, 0.87371, 1.03393, 1.03930, 1.01450], 157.914,
      17.593, 1.0447
    ),
    (
      Spring(response: 0.5, dampingRatio: 0.825), [0.39361, 0.79965, 0.96851, 1.00826, 1.00840],
      157.914, 20.735, 0.9008
    ),
    (
      Spring(duration: 0.5, bounce: -0.5), [0.23136, 0.45060, 0.60767, 0.71983, 0.79993], 157.914,
      50.265, 2.1
    ),
    (
      Spring(duration: 1, bounce: 0.5), [0.15678, 0.47961, 0.79945, 1.02697, 1.14070], 39.478,
      6.283, 2.6512
    ),
  ])
  func valuesAtATime(
    _ spring: Spring, _ values: [Double], _ stiffness: Double, _ damping: Double, _ settling: Double
  ) {
    for (index, expected) in values.enumerated() {
      let value = spring.value(target: 1.0, time: Double(index + 1) / 10)
      #expect(abs(value - expected) < 0.00002)
    }
    #expect(abs(spring.stiffness - stiffness) < 0.001)
    #expect(abs(spring.damping - damping) < 0.001)
    #expect(abs(spring.settlingDuration - settling) < 0.0001)
  }

  @Test func velocities() {
    func velocity(_ spring: Spring, _ time: TimeInterval) -> Double {
      spring.velocity(target: 1.0, time: time)
    }
    for (time, smooth, bouncy) in [
      (0.1, 4.4944, 5.7076), (0.2, 2.5583, 2.9538), (0.3, 1.0922, 0.5460),
    ] {
      #expect(abs(velocity(.smooth, time) - smooth) < 0.0001)
      #expect(abs(velocity(.bouncy, time) - bouncy) < 0.0001)
    }
    // The slope of the value, for all three kinds of damping and with a velocity to begin with.
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.5)] {
      for time in [0.0, 0.1, 0.4] {
        let before = spring.value(target: 2.0, initialVelocity: 5, time: time)
        let after = spring.value(target: 2.0, initialVelocity: 5, time: time + 1e-6)
        let slope = spring.velocity(target: 2.0, initialVelocity: 5, time: time)
        #expect(abs((after - before) / 1e-6 - slope) < 0.001)
      }
    }
  }

  @Test func conversions() {
    // Apple's examples.
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(bouncy.stiffness - 157.9) < 0.05 && abs(bouncy.damping - 17.6) < 0.05)
    let stiff = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(stiff.duration - 0.63) < 0.005 && abs(stiff.bounce - 0.5) < 1e-9)
    let spring = Spring(mass: 2, stiffness: 200, damping: 8)
    #expect(abs(spring.stiffness - 200) < 1e-9)
    #expect(abs(spring.damping - 8) < 1e-9)
    #expect(spring.force(target: 1.0, position: 0, velocity: 1) == 192)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    let settling = Spring(settlingDuration: 1, dampingRatio: 0.5)
    #expect(abs(settling.settlingDuration - 1) < 0.01)
  }

  @Test func stepsAddUp() {
    let spring = Spring.bouncy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02)
    }
    #expect(abs(value - spring.value(target: 1.0, time: 0.2)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.2)) < 1e-9)
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 0), initialVelocity: .zero,
      time: 0.1)
    #expect(abs(point.x - 14.2330) < 0.001 && point.y == 0)
  }
}
