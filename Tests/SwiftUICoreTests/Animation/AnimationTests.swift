import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct AnimationTests {
  @Test func curvesGoFromZeroToOne() {
    for curve: UnitCurve in [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    // Symmetric about the middle.
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // CSS documents ease-in as this curve: at a quarter of the time it has come 9.3 % of the way.
    #expect(abs(UnitCurve.easeIn.value(at: 0.25) - 0.0935) < 0.001)
    #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
  }

  @Test func springsComeToTheirTarget() {
    let smooth = Spring(duration: 0.5, bounce: 0)
    #expect(smooth.dampingRatio == 1)
    #expect(abs(smooth.duration - 0.5) < 1e-9)
    #expect(smooth.value(target: 10.0, time: 0) == 0)
    #expect(abs(smooth.value(target: 10.0, time: 5) - 10) < 1e-6)
    // Critical damping: 1 - (1 + wt) e^(-wt), with w = 2 pi / 0.5.
    let swing: Double = 4 * Double.pi * 0.1
    let expected: Double = 10 * (1 - (1 + swing) * exp(-swing))
    #expect(abs(smooth.value(target: 10.0, time: 0.1) - expected) < 1e-9)
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    let times: [Double] = (1...100).map { Double($0) / 100 }
    #expect(times.map { bouncy.value(target: 1.0, time: $0) }.max() ?? 0 > 1)
    #expect(times.map { smooth.value(target: 1.0, time: $0) }.max() ?? 2 <= 1)
    // Stiffness and damping as physics defines them.
    let spring = Spring(mass: 2, stiffness: 200, damping: 8)
    #expect(abs(spring.stiffness - 200) < 1e-9)
    #expect(abs(spring.damping - 8) < 1e-9)
    #expect(spring.force(target: 1.0, position: 0, velocity: 1) == 192)
  }

  private func value(_ animation: Animation, at time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 10, time: time, context: &context)
  }

  @Test func valuesAtATime() {
    #expect(value(.linear(duration: 2), at: 1) == 5)
    #expect(value(.linear(duration: 2), at: 2) == nil)
    #expect(value(.linear(duration: 2).speed(2), at: 0.5) == 5)
    #expect(value(.linear(duration: 2).delay(1), at: 0.5) == 0)
    #expect(value(.linear(duration: 2).delay(1), at: 2) == 5)
  }

  @Test func repetitionsReverse() {
    let animation = Animation.linear(duration: 1).repeatCount(2)
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 10, time: 0.25, context: &context) == 2.5)
    #expect(animation.animate(value: 10, time: 1, context: &context) == 10)
    #expect(animation.animate(value: 10, time: 1.25, context: &context) == 7.5)
    #expect(animation.animate(value: 10, time: 2, context: &context) == nil)
  }

  @Test func equalAnimations() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.default == .smooth)
    #expect(Animation.spring(duration: 1) != .spring(duration: 2))
  }

  @Test func withAnimationReachesTheTransaction() {
    withAnimation(.easeIn) { #expect(Transaction.current.animation == .easeIn) }
    #expect(Transaction.current.animation == nil)
    withTransaction(Transaction(animation: .linear)) {
      #expect(Transaction.current.animation == .linear)
    }
    let binding = Binding.constant(1).animation(.bouncy)
    #expect(binding.transaction.animation == .bouncy)
  }

  @Test func aCompletionIsCalled() async {
    let log = Log()
    withAnimation {
      log("body")
    } completion: {
      log("completion")
    }
    #expect(log.entries == ["body"])
    #expect(await eventually { log.entries.count == 2 })
    #expect(log.entries == ["body", "completion"])
  }

  @Test func changesShowAtOnce() {
    let source = Source(1)
    let window = HeadlessWindow(Counter(source: source))
    withAnimation(.easeInOut(duration: 10)) { source.value = 2 }
    window.flush()
    #expect(window.shown == ["2"])
  }

  struct Counter: View {
    let source: Source<Int>
    var body: some View {
      Shown("\(source.value)").animation(.default, value: source.value).transition(.slide)
    }
  }

  @Test func placeholdersAndPhases() {
    let window = HeadlessWindow(
      VStack {
        Shown("a").animation(.easeIn) { $0.opacity(0.5) }
        Shown("b").phaseAnimator([1, 2]) { content, phase in content.id(phase) }
        PhaseAnimator(["x", "y"]) { Shown($0) }
      })
    #expect(window.shown == ["a", "b", "x"])
    #expect(window.primitives(OpacityPrimitive.self).map(\.opacity) == [0.5])
  }

  @Test func transitionsChangeTheirView() {
    func opacities(_ phase: TransitionPhase) -> [Double] {
      HeadlessWindow(OpacityTransition().apply(content: Shown("a"), phase: phase))
        .primitives(OpacityPrimitive.self).map(\.opacity)
    }
    #expect(opacities(.willAppear) == [0])
    #expect(opacities(.identity) == [1])
    let moved = HeadlessWindow(
      AnyView(MoveTransition(edge: .trailing).apply(content: Shown("a"), phase: .willAppear)))
    let transform = moved.primitives(SizedTransformPrimitive.self).first?.transform
    #expect(transform?(CGSize(width: 50, height: 10)) == CGAffineTransform(translationX: 50, y: 0))
    let both: AnyTransition = .asymmetric(insertion: .opacity, removal: .identity)
    let gone = HeadlessWindow(both.apply(AnyView(Shown("a")), .didDisappear))
    #expect(gone.primitives(OpacityPrimitive.self).map(\.opacity) == [1])
    let coming = HeadlessWindow(both.apply(AnyView(Shown("a")), .willAppear))
    #expect(coming.primitives(OpacityPrimitive.self).map(\.opacity) == [0])
    #expect(TransitionPhase.didDisappear.value == 1)
  }
}
