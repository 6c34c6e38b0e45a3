import Foundation
import Testing

@testable import SwiftUICore

/// Views that come and go, on a clock that is moved by hand.
@Suite @MainActor struct TransitionTests {
  private let isShown: Source<Bool>
  private let log = Log()

  init() { isShown = Source(false) }

  struct Holder<Inner: View>: View {
    let isShown: Source<Bool>
    let inner: Inner
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Shown("first")
        if isShown.value { inner }
        Shown("last")
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  private func window<V: View>(_ inner: V) -> HeadlessWindow<Holder<V>> {
    let window = HeadlessWindow(Holder(isShown: isShown, inner: inner))
    window.clock.showsMotion = true
    return window
  }

  private func view<V: View>(_ text: String, _ window: HeadlessWindow<V>) -> HeadlessView? {
    window.container.descendants.first { ($0.primitive as? ShownPrimitive)?.text == text }
  }

  private func opacity<V: View>(_ window: HeadlessWindow<V>) -> Double? {
    window.primitives(OpacityPrimitive.self).first?.opacity
  }

  @Test func aViewFadesInAndOut() async {
    let window = window(
      Shown("a").onAppear { [log] in log("appear") }.onDisappear { [log] in log("disappear") }
        .transition(.opacity))
    let last = view("last", window)?.frame.minY
    withAnimation(.linear(duration: 1)) { isShown.value = true }
    window.flush()
    #expect(opacity(window) == 0)
    #expect(log.entries == ["appear"])
    window.clock.advance(by: 0.25)
    #expect(opacity(window) == 0.25)
    window.clock.advance(by: 1)
    #expect(opacity(window) == 1)
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    window.flush()
    window.clock.advance(by: 0.75)
    // Still there, where it was, though its neighbors have been laid out without it.
    #expect(abs((opacity(window) ?? -1) - 0.25) < 1e-9)
    #expect(window.shown == ["first", "a", "last"])
    #expect(log.entries == ["appear"])
    window.clock.advance(by: 0.5)
    #expect(await eventually { window.shown == ["first", "last"] })
    #expect(view("last", window)?.frame.minY == last)
    #expect(await eventually { log.entries == ["appear", "disappear"] })
    #expect(window.graph.animations.isIdle)
  }

  @Test func aViewWithoutTransitionFades() async throws {
    let window = window(Shown("a"))
    withAnimation(.linear(duration: 1)) { isShown.value = true }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(view("a", window)?.fade == 0.5)
    window.clock.advance(by: 0.6)
    let shown = try #require(view("a", window))
    #expect(shown.fade == 1)
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    window.flush()
    #expect(!shown.takesInput)
    window.clock.advance(by: 0.25)
    #expect(shown.fade == 0.75)
    window.clock.advance(by: 1)
    #expect(await eventually { shown.isDisposed })
  }

  @Test func withoutAnimationNothingIsKept() {
    let window = window(Shown("a").transition(.slide))
    isShown.value = true
    window.flush()
    #expect(window.shown == ["first", "a", "last"])
    isShown.value = false
    window.flush()
    #expect(window.shown == ["first", "last"])
    #expect(!window.clock.isRunning)
  }

  @Test func aTransitionsOwnAnimationAlwaysRuns() async {
    let window = window(
      Shown("a").transition(AnyTransition.opacity.animation(.linear(duration: 2))))
    isShown.value = true
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(opacity(window) == 0.25)
    window.clock.advance(by: 2)
    isShown.value = false
    window.flush()
    window.clock.advance(by: 1)
    #expect(opacity(window) == 0.5)
    #expect(window.shown == ["first", "a", "last"])
    window.clock.advance(by: 1.1)
    #expect(await eventually { window.shown == ["first", "last"] })
  }

  struct Counter: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      Shown("\(count)").onAppear {
        log("appear")
        count += 1
      }
      .onDisappear { log("disappear") }
    }
  }

  @Test func aViewComesBackFromWhereItIsShown() async {
    let window = window(Counter(log: log).transition(.opacity))
    isShown.value = true
    window.flush()
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(opacity(window) == 0.5)
    withAnimation(.linear(duration: 1)) { isShown.value = true }
    window.flush()
    #expect(opacity(window) == 0.5)
    window.clock.advance(by: 2)
    #expect(opacity(window) == 1)
    // The same view, with its state: it has neither gone nor come again.
    #expect(log.entries == ["appear"])
    #expect(window.shown == ["first", "1", "last"])
  }

  @Test func viewsGoOverAnEdge() throws {
    let ways: [(AnyTransition, CGSize)] = [
      (.move(edge: .leading), CGSize(width: -1, height: 0)),
      (.move(edge: .bottom), CGSize(width: 0, height: 1)),
      (.slide, CGSize(width: 1, height: 0)),
    ]
    for (transition, way) in ways {
      isShown.value = true
      let window = window(Shown("a").transition(transition))
      withAnimation(.linear(duration: 1)) { isShown.value = false }
      window.flush()
      window.clock.advance(by: 0.5)
      let transform = try #require(
        window.primitives(SizedTransformPrimitive.self).first?.transform)
      let moved = transform(CGSize(width: 50, height: 10))
      #expect(abs(moved.tx - way.width * 25) < 1e-9 && abs(moved.ty - way.height * 5) < 1e-9)
    }
  }

  @Test func anOffsetMovesWhatHasLeftTheLayout() throws {
    isShown.value = true
    let window = window(Shown("a").transition(.offset(x: 40, y: 0)))
    let left = try #require(view("a", window)?.frame.minX)
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(view("a", window)?.frame.minX == left + 20)
  }

  struct Rows: View {
    let ids: Source<[Int]>
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(ids.value, id: \.self) { Shown("\($0)") }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func theRightElementGoesAndTheOthersMove() async throws {
    let ids = Source([1, 2, 3])
    let window = HeadlessWindow(Rows(ids: ids))
    window.clock.showsMotion = true
    let top = try #require(view("1", window)?.frame.minY)
    withAnimation(.linear(duration: 1)) { ids.value = [1, 3] }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(window.shown == ["1", "2", "3"])
    #expect(view("2", window)?.fade == 0.5)
    #expect(view("3", window)?.frame.minY == top + 15)
    window.clock.advance(by: 0.6)
    #expect(await eventually { window.shown == ["1", "3"] })
    withAnimation(.linear(duration: 1)) { ids.value = [3, 1] }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(view("3", window)?.frame.minY == top + 5)
  }

  @Test func aWindowThatGoesTakesLeavingViewsAlong() {
    isShown.value = true
    let window = window(
      Shown("a").onDisappear { [log] in log("disappear") }.transition(.opacity))
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    window.flush()
    let leaving = view("a", window)
    window.unmount()
    #expect(leaving?.isDisposed == true)
    #expect(log.entries == ["disappear"])
  }
}
