import Foundation
import Testing

@testable import SwiftUICore

/// What views show at times of an animation, on a clock that is moved by hand.
@Suite @MainActor struct MotionTests {
  private func window<V: View>(_ view: V) -> HeadlessWindow<V> {
    let window = HeadlessWindow(view)
    window.clock.showsMotion = true
    return window
  }

  struct Fading: View {
    let source: Source<Double>
    var bodies = Log()
    var body: some View {
      bodies("body")
      return Shown("a").opacity(source.value)
    }
  }

  @Test func anEffectMoves() {
    let source = Source(0.0)
    let log = Log()
    let window = window(Fading(source: source, bodies: log))
    func opacity() -> Double? { window.primitives(OpacityPrimitive.self).first?.opacity }
    withAnimation(.linear(duration: 1)) { source.value = 1 }
    window.flush()
    #expect(opacity() == 0)
    #expect(window.clock.isRunning)
    let bodies = log.entries.count
    for (step, expected) in [(0.25, 0.25), (0.5, 0.75), (0.5, 1)] {
      window.clock.advance(by: step)
      #expect(abs((opacity() ?? -1) - expected) < 1e-9)
    }
    // Nothing is evaluated for a frame, and nothing asks for frames after the end.
    #expect(log.entries.count == bodies)
    #expect(!window.clock.isRunning)
    #expect(window.graph.animations.isIdle)
    source.value = 0.5
    window.flush()
    #expect(opacity() == 0.5)
  }

  @Test func withoutMotionTheEndShowsAtOnce() {
    let source = Source(0.0)
    let window = HeadlessWindow(Fading(source: source))
    withAnimation(.linear(duration: 1)) { source.value = 1 }
    window.flush()
    #expect(window.primitives(OpacityPrimitive.self).first?.opacity == 1)
    #expect(!window.clock.isRunning)
  }

  @Test func aSpringSwingsWithinTheLimitsOfWhatItMoves() {
    let source = Source(0.0)
    let window = window(Fading(source: source))
    withAnimation(.bouncy) { source.value = 1 }
    window.flush()
    window.clock.advance(by: 0.3)
    #expect(window.primitives(OpacityPrimitive.self).first?.opacity == 1)
  }

  struct Sliding: View {
    let source: Source<Bool>
    var animation: Animation?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if source.value { Color.clear.frame(width: 10, height: 40) }
        Shown("a")
        Shown("b")
          .animation(animation, value: source.value)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  private func top<V: View>(_ text: String, _ window: HeadlessWindow<V>) -> CGFloat? {
    window.container.descendants.first { ($0.primitive as? ShownPrimitive)?.text == text }?.frame
      .minY
  }

  @Test func framesMove() {
    let source = Source(false)
    let window = window(Sliding(source: source))
    let (a, b) = (top("a", window), top("b", window))
    withAnimation(.linear(duration: 1)) { source.value = true }
    window.flush()
    #expect(top("a", window) == a)
    window.clock.advance(by: 0.5)
    #expect(top("a", window) == a.map { $0 + 20 })
    window.clock.advance(by: 0.6)
    #expect(top("a", window) == a.map { $0 + 40 })
    #expect(top("b", window) == b.map { $0 + 40 })
    #expect(window.graph.animations.isIdle)
  }

  @Test func aNeighborOutsideOfTheAnimationJumps() {
    let source = Source(false)
    let window = window(Sliding(source: source, animation: .linear(duration: 1)))
    let (a, b) = (top("a", window), top("b", window))
    source.value = true
    window.flush()
    #expect(top("a", window) == a.map { $0 + 40 })
    #expect(top("b", window) == b)
    window.clock.advance(by: 0.25)
    #expect(top("b", window) == b.map { $0 + 10 })
  }

  struct Offset: View {
    let text: String
    let source: Source<CGFloat>
    var body: some View { Shown(text).offset(x: source.value) }
  }

  struct Offsets: View {
    let first: Source<CGFloat>
    let second: Source<CGFloat>
    var body: some View {
      VStack {
        Offset(text: "a", source: first)
        Offset(text: "b", source: second)
      }
    }
  }

  private func left<V: View>(_ text: String, _ window: HeadlessWindow<V>) -> CGFloat? {
    window.container.descendants.first { ($0.primitive as? ShownPrimitive)?.text == text }?.frame
      .minX
  }

  @Test func changesKeepTheAnimationThatTheyWereMadeWith() {
    let (first, second) = (Source<CGFloat>(0), Source<CGFloat>(0))
    let window = window(Offsets(first: first, second: second))
    let (a, b) = (left("a", window), left("b", window))
    withAnimation(.linear(duration: 1)) { first.value = 100 }
    withAnimation(.linear(duration: 2)) { second.value = 100 }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(left("a", window) == a.map { $0 + 50 })
    #expect(left("b", window) == b.map { $0 + 25 })
    // Beside an animated change, one that is not.
    withAnimation(.linear(duration: 1)) { second.value = 0 }
    first.value = 0
    window.flush()
    window.clock.advance(by: 1)
    #expect(left("a", window) == a)
  }

  @Test func tasksAreOutsideOfTheTransaction() async {
    let seen = Log()
    _ = withAnimation(.linear) {
      Task { @MainActor in seen("\(Transaction.current.animation == nil)") }
    }
    #expect(await eventually { seen.entries == ["true"] })
  }

  struct Wheel: View, Animatable {
    var turns: Double
    let log: Log
    nonisolated var animatableData: Double {
      get { turns }
      set { turns = newValue }
    }
    var body: some View {
      log("\(turns)")
      return Shown("\((turns * 100).rounded() / 100)")
    }
  }

  struct WheelHolder: View {
    let source: Source<Double>
    let log: Log
    var body: some View { Wheel(turns: source.value, log: log) }
  }

  @Test func anAnimatableViewIsEvaluatedForEachFrame() {
    let source = Source(0.0)
    let log = Log()
    let window = window(WheelHolder(source: source, log: log))
    withAnimation(.linear(duration: 1)) { source.value = 2 }
    window.flush()
    #expect(window.shown == ["0.0"])
    window.clock.advance(by: 0.5)
    #expect(window.shown == ["1.0"])
    window.clock.advance(by: 0.6)
    #expect(window.shown == ["2.0"])
    #expect(log.entries.count > 30)
  }

  struct Shape: View {
    let source: Source<CGFloat>
    var body: some View {
      RoundedRectangle(cornerRadius: source.value).fill(source.value > 0 ? .red : .blue)
    }
  }

  @Test func shapesAndColorsMove() throws {
    let source = Source<CGFloat>(0)
    let window = window(Shape(source: source))
    withAnimation(.linear(duration: 1)) { source.value = 20 }
    window.flush()
    window.clock.advance(by: 0.5)
    let shape = try #require(window.primitives(ShapePrimitive.self).first)
    #expect((shape.shape as? RoundedRectangle)?.cornerSize == CGSize(width: 10, height: 10))
    guard case .color(let color) = shape.paint?.fill else {
      Issue.record("The paint is no color: \(String(describing: shape.paint))")
      return
    }
    // Half-way between two colors, in linear sRGB.
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let (red, blue) = (Color.red.resolve(in: environment), Color.blue.resolve(in: environment))
    #expect(abs(color.linearRed - (red.linearRed + blue.linearRed) / 2) < 1e-4)
    #expect(abs(color.linearBlue - (red.linearBlue + blue.linearBlue) / 2) < 1e-4)
  }

  struct Scoped: View {
    let source: Source<Bool>
    var body: some View {
      Shown("a").opacity(source.value ? 1 : 0)
        .animation(.linear(duration: 1)) { $0.scaleEffect(source.value ? 2 : 1) }
    }
  }

  @Test func anAnimationsBodyIsAnimatedAlone() {
    let source = Source(false)
    let window = window(Scoped(source: source))
    source.value = true
    window.flush()
    #expect(window.primitives(OpacityPrimitive.self).first?.opacity == 1)
    window.clock.advance(by: 0.5)
    #expect(window.primitives(TransformPrimitive.self).first?.scale.width == 1.5)
  }

  struct Modified: View {
    let source: Source<Bool>
    let inner: Animation?
    var disables = false
    var body: some View {
      Shown("a").opacity(source.value ? 1 : 0)
        .animation(inner, value: source.value)
        .transaction { $0.disablesAnimations = disables }
    }
  }

  @Test func theInnermostModifierWins() {
    let source = Source(false)
    let window = window(Modified(source: source, inner: .linear(duration: 2)))
    withAnimation(.linear(duration: 1)) { source.value = true }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(window.primitives(OpacityPrimitive.self).first?.opacity == 0.25)
  }

  @Test func disablingAnimationsStopsModifiersOnly() {
    let source = Source(false)
    let window = window(Modified(source: source, inner: .linear(duration: 2), disables: true))
    withAnimation(.linear(duration: 1)) { source.value = true }
    window.flush()
    window.clock.advance(by: 0.5)
    #expect(window.primitives(OpacityPrimitive.self).first?.opacity == 0.5)
  }
}
