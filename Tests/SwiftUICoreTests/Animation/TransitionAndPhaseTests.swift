import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct TransitionAndPhaseTests {
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
