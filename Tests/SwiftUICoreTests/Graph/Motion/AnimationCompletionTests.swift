import Foundation
import Testing

@testable import SwiftUICore

/// Completions are called once, in each way in which an animation can end.
@Suite @MainActor struct AnimationCompletionTests {
  struct Fading: View {
    let source: Source<Double>
    let isShown: Source<Bool>
    var body: some View {
      if isShown.value { Shown("a").opacity(source.value) }
    }
  }

  private let source = Source(0.0)
  private let isShown = Source(true)
  private let log = Log()

  private func window() -> HeadlessWindow<Fading> {
    let window = HeadlessWindow(Fading(source: source, isShown: isShown))
    window.clock.showsMotion = true
    return window
  }

  private func animate(
    _ animation: Animation?, to value: Double,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ name: String = "done"
  ) {
    withAnimation(animation, completionCriteria: criteria) {
      source.value = value
    } completion: { [log] in
      log(name)
    }
  }

  /// The completions that have been called once all that waits on the main actor has run.
  private func completions() async -> [String] {
    for _ in 0..<50 { await Task.yield() }
    return log.entries
  }

  @Test func anAnimationThatEnds() async {
    let window = window()
    animate(.linear(duration: 1), to: 1)
    window.flush()
    window.clock.advance(by: 0.9)
    #expect(await completions().isEmpty)
    window.clock.advance(by: 0.2)
    #expect(await completions() == ["done"])
    window.clock.advance(by: 5)
    #expect(await completions() == ["done"])
  }

  @Test func aSpringHasDoneItsWorkBeforeItRests() async {
    let window = window()
    var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.6))
    transaction.addAnimationCompletion { [log] in log("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { [log] in log("removed") }
    withTransaction(transaction) { source.value = 1 }
    transaction = Transaction()
    window.flush()
    window.clock.advance(by: 0.55)
    #expect(await completions() == ["logical"])
    window.clock.advance(by: 4)
    #expect(await completions() == ["logical", "removed"])
  }

  @Test func retargetingDoesNotPutOffTheLogicalEnd() async {
    let window = window()
    animate(.smooth, to: 1, .logicallyComplete, "first")
    window.flush()
    window.clock.advance(by: 0.3)
    animate(.smooth, to: 0, .logicallyComplete, "second")
    window.flush()
    window.clock.advance(by: 0.25)
    #expect(await completions() == ["first"])
    window.clock.advance(by: 0.3)
    #expect(await completions() == ["first", "second"])
  }

  @Test func nothingToAnimate() async {
    let window = window()
    animate(.linear(duration: 1), to: 0)
    #expect(log.entries.isEmpty)
    window.flush()
    #expect(await completions() == ["done"])
    animate(nil, to: 1)
    window.flush()
    #expect(await completions() == ["done", "done"])
  }

  @Test func motionSwitchedOff() async {
    let window = window()
    window.clock.showsMotion = false
    animate(.linear(duration: 1), to: 1)
    window.flush()
    #expect(await completions() == ["done"])
  }

  @Test func aViewThatGoes() async {
    let window = window()
    animate(.linear(duration: 1), to: 1)
    window.flush()
    window.clock.advance(by: 0.1)
    isShown.value = false
    window.flush()
    window.clock.advance(by: 0.1)
    #expect(await completions() == ["done"])
    #expect(window.graph.animations.isIdle)
  }

  @Test func aWindowThatGoes() async {
    var window: HeadlessWindow<Fading>? = window()
    animate(.linear(duration: 1), to: 1)
    window?.flush()
    window?.clock.advance(by: 0.1)
    window?.unmount()
    window = nil
    #expect(await completions() == ["done"])
  }

  @Test func aTransactionWithSeveral() async {
    let window = window()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { [log] in log("a") }
    transaction.addAnimationCompletion(criteria: .removed) { [log] in log("b") }
    withTransaction(transaction) { source.value = 1 }
    transaction = Transaction()
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(await completions().isEmpty)
    window.clock.advance(by: 1)
    #expect(await completions().sorted() == ["a", "b"])
  }

  @Test func nothingIsLeftAfterManyAnimations() async {
    var window: HeadlessWindow<Fading>? = window()
    for step in 1...10_000 {
      withAnimation(.linear(duration: 0.01)) { source.value = step.isMultiple(of: 2) ? 0 : 1 }
      window?.flush()
      window?.clock.advance(by: 0.02)
    }
    #expect(window?.graph.animations.isIdle == true)
    weak let graph = window?.graph
    withAnimation(.linear(duration: 1)) { source.value = 0.5 }
    window?.flush()
    window?.unmount()
    window = nil
    _ = await completions()
    #expect(graph == nil)
  }
}
