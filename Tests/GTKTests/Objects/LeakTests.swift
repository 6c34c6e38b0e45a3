#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct LeakTests {
  private final class Token {
    let length = 0
  }

  @Test func closuresAreFreedWithTheirWidget() {
    weak var token: Token?
    do {
      let button = Button(label: "a")
      let captured = Token()
      token = captured
      button.onClicked { _ = captured }
      button.onNotify("label") { _ = captured }
    }
    #expect(token == nil)
  }

  @Test func closuresOfAWindowsWidgetsAreFreedWithTheWindow() async throws {
    weak var token: Token?
    weak var weakWindow: Window?
    do {
      let window = Window()
      weakWindow = window
      let button = Button(label: "a")
      let captured = Token()
      token = captured
      button.onClicked { _ = captured }
      window.child = button
      try await show(window)
      window.destroy()
    }
    #expect(await pump { token == nil && weakWindow == nil })
  }

  @Test func containersFreeTheirClosuresAndChildren() {
    weak var token: Token?
    weak var child: Label?
    do {
      let container = LayoutContainer()
      let captured = Token()
      token = captured
      container.onMeasure = { _, _ in
        _ = captured
        return (0, 0)
      }
      container.onAllocate = { _, _ in _ = captured }
      let label = Label("a")
      child = label
      container.insert(label, after: nil)
    }
    #expect(token == nil)
    #expect(child == nil)
  }

  @Test func containersFreeEveryKindOfClosure() {
    expectFreed({ LayoutContainer() }) { container, token in
      container.onMeasure = { _, _ in (token.length, 0) }
    }
    expectFreed({ LayoutContainer() }) { container, token in
      container.onAllocate = { _, _ in _ = token.length }
    }
    expectFreed({ LayoutContainer() }) { container, token in
      container.onContains = { _, _ in token.length > 0 }
    }
    expectFreed({ LayoutContainer() }) { container, token in
      container.onClip = { _, _, _ in _ = token.length }
    }
  }

  @Test func drawingsFreeEveryKindOfClosure() {
    expectFreed({ Drawing() }) { drawing, token in
      drawing.onSnapshot = { _, _, _ in _ = token.length }
    }
    expectFreed({ Drawing() }) { drawing, token in
      drawing.onSnapshotNode = { _, _, _ in _ = token.length }
    }
    expectFreed({ Drawing() }) { drawing, token in
      drawing.onContains = { _, _ in token.length > 0 }
    }
  }

  /// Expects a closure to be kept as long as its widget, and no longer than another one replaces
  /// it.
  private func expectFreed<W: Widget>(
    _ make: () -> W, sourceLocation: SourceLocation = #_sourceLocation,
    _ set: (W, Token) -> Void
  ) {
    weak var first: Token?
    weak var second: Token?
    do {
      let widget = make()
      let tokens = (Token(), Token())
      (first, second) = tokens
      set(widget, tokens.0)
      set(widget, tokens.1)
    }
    #expect(first == nil, sourceLocation: sourceLocation)
    #expect(second == nil, sourceLocation: sourceLocation)
  }

  @Test func aThousandWidgetsLeaveNoGrowth() async {
    // The first round makes what GTK keeps: style caches, font maps.
    await makeAndDrop(100)
    await makeAndDrop(1_000)
    let objects: Int = WrapperTable.liveCount
    let bytes = allocatedBytes()
    await makeAndDrop(1_000)
    #expect(WrapperTable.liveCount <= objects)
    // One lost label alone would be more than a hundred bytes a round.
    #expect(allocatedBytes() - bytes < 50_000)
  }

  private func makeAndDrop(_ count: Int) async {
    for index in 0..<count {
      let container = LayoutContainer()
      let button = Button(label: "\(index)")
      button.onClicked { [weak button] in button?.label = "clicked" }
      let entry = Entry()
      entry.onActivate {}
      let controller = GestureClick()
      controller.onPressed { _, _, _ in }
      entry.addController(controller)
      container.insert(button, after: nil)
      container.insert(entry, after: button)
      container.setFrame(of: button, x: 0, y: 0, width: 50, height: 20)
    }
    await pumpUntilIdle()
  }
}
#endif
