import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct ComposedGestureTests {
  private func drag(_ x: CGFloat, _ y: CGFloat = 0) -> DragGesture.Value {
    DragGesture.Value(
      at: Date(timeIntervalSince1970: 0), location: CGPoint(x: x, y: y), startLocation: .zero,
      velocity: CGVector(dx: 8, dy: 0))
  }

  private func recognizer<G: SwiftUICore.Gesture>(_ gesture: G) -> _GestureRecognizer {
    G._makeRecognizer(gesture, _GestureCallbacks())
  }

  private func dragPart(_ recognizer: _GestureRecognizer) throws -> DragRecognizer {
    for part in recognizer.parts { if case .drag(let drag) = part.kind { return drag } }
    throw NoSuchProperty(path: "drag")
  }

  private func pressPart(_ recognizer: _GestureRecognizer) throws -> LongPressRecognizer {
    for part in recognizer.parts { if case .longPress(let press) = part.kind { return press } }
    throw NoSuchProperty(path: "longPress")
  }

  @Test func dragValues() {
    let value = drag(3, 4)
    #expect(value.translation == CGSize(width: 3, height: 4))
    #expect(value.velocity == CGSize(width: 8, height: 0))
    #expect(value.predictedEndLocation == CGPoint(x: 5, y: 4))
    #expect(MemoryLayout<DragGesture.Value>.size == 56)
  }

  @Test func mappedValues() throws {
    let log = Log()
    let gesture = DragGesture().map { $0.translation.width }.onChanged { log("\($0)") }
    try dragPart(recognizer(gesture)).changed(drag(3))
    #expect(log.take() == ["3.0"])
  }

  @Test func twoAtOnceEndTogether() throws {
    let log = Log()
    let gesture = LongPressGesture().simultaneously(with: DragGesture()).onEnded { value in
      log("\(value.first ?? false) \(value.second?.translation.width ?? -1)")
    }
    let recognizer = recognizer(gesture)
    try pressPart(recognizer).pressing(true)
    try dragPart(recognizer).changed(drag(1))
    try pressPart(recognizer).pressed(.zero)
    #expect(log.take().isEmpty)
    try dragPart(recognizer).ended(drag(2))
    #expect(log.take() == ["true 2.0"])
  }

  @Test func theSecondWaitsForTheFirst() throws {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: log("first")
        case .second(_, let drag): log("second \(drag?.translation.width ?? 0)")
        }
      }
      .onEnded { _ in log("ended") }
    let recognizer = recognizer(gesture)
    try dragPart(recognizer).changed(drag(1))
    try dragPart(recognizer).ended(drag(1))
    #expect(log.take().isEmpty)
    try pressPart(recognizer).pressing(true)
    try pressPart(recognizer).pressed(.zero)
    try dragPart(recognizer).changed(drag(5))
    try dragPart(recognizer).ended(drag(5))
    #expect(log.take() == ["first", "second 0.0", "second 5.0", "ended"])
    // It is over: what follows begins anew.
    try dragPart(recognizer).ended(drag(5))
    #expect(log.take().isEmpty)
  }

  @Test func aDoubleTapKeepsTheSingleOneFromHappening() async throws {
    let log = Log()
    let gesture = TapGesture(count: 2).onEnded { log("double") }
      .exclusively(before: TapGesture().onEnded { log("inner") })
      .onEnded { value in
        switch value {
        case .first: log("first")
        case .second: log("second")
        }
      }
    let recognizer = recognizer(gesture)
    var taps: [(CGPoint) -> Void] = []
    for part in recognizer.parts {
      if case .tap(_, _, let ended) = part.kind { taps.append(ended) }
    }
    try #require(taps.count == 2)
    taps[1](.zero)
    taps[0](.zero)
    #expect(log.take() == ["inner", "double", "first"])
    taps[1](.zero)
    #expect(log.take() == ["inner"])
    #expect(await eventually { !log.entries.isEmpty })
    #expect(log.take() == ["second"])
  }

  struct Moves: View {
    @GestureState private var offset: CGFloat = 0
    var body: some View {
      Shown("\(offset)").gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
    }
  }

  @Test func aGestureStateGoesBack() throws {
    let window = HeadlessWindow(Moves())
    let attribute = try #require(
      window.container.descendants.first?.attributes.values.compactMap { $0 as? GestureAttribute }
        .first)
    #expect(window.shown == ["0.0"])
    try dragPart(attribute.recognizer).changed(drag(4))
    window.flush()
    #expect(window.shown == ["4.0"])
    try dragPart(attribute.recognizer).ended(drag(6))
    window.flush()
    #expect(window.shown == ["0.0"])
  }

  @Test func aGestureStateGoesBackAfterAFailure() throws {
    let window = HeadlessWindow(Moves())
    let attribute = try #require(
      window.container.descendants.first?.attributes.values.compactMap { $0 as? GestureAttribute }
        .first)
    try dragPart(attribute.recognizer).changed(drag(4))
    try dragPart(attribute.recognizer).cancelled()
    window.flush()
    #expect(window.shown == ["0.0"])
  }

  @Test func erasedAndMissingGestures() throws {
    let log = Log()
    let gesture = AnyGesture(DragGesture().map { Double($0.location.x) })
    try dragPart(recognizer(gesture.onChanged { log("\($0)") })).changed(drag(2))
    #expect(log.take() == ["2.0"])
    let missing: TapGesture? = nil
    #expect(recognizer(missing).parts.isEmpty)
    #expect(recognizer(Optional(TapGesture())).parts.count == 1)
  }

  @Test func keysThatMustBeHeld() {
    let parts = recognizer(TapGesture().modifiers([.shift, .option])).parts
    #expect(parts.map(\.modifiers) == [[.shift, .option]])
  }

  @Test func theStructureIsTheKnownOne() throws {
    let changed = DragGesture().onChanged { _ in }.onEnded { _ in }
    #expect(try property("_body|content|_body|content", of: changed) is DragGesture)
    #expect(
      try property("_body|content|_body|modifier|callbacks|changed", of: changed)
        is (DragGesture.Value) -> Void)
    #expect(try property("_body|content", of: TapGesture().map { 1 }) is TapGesture)
    let modified = TapGesture().modifiers(.command)
    #expect(
      try property("_body|modifier|modifiers|rawValue", of: modified) as? Int
        == EventModifiers.command.rawValue)
    let state = GestureState(wrappedValue: 0)
    let updating = TapGesture().updating(state) { _, _, _ in }
    #expect(try property("base", of: updating) is TapGesture)
    #expect(
      try property("body", of: updating) is (Void, inout Int, inout Transaction) -> Void)
    let pair = TapGesture().exclusively(before: DragGesture())
    #expect(try property("first", of: pair) is TapGesture)
    #expect(try property("second", of: pair) is DragGesture)
    let view = EmptyView().highPriorityGesture(pair, including: .subviews)
    #expect(try property("modifier|gestureMask", of: view) as? GestureMask == .subviews)
    #expect(
      String(describing: type(of: try property("modifier", of: view)))
        .hasPrefix("HighPriorityGestureModifier"))
  }
}
