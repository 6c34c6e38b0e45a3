#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct GestureTests {
  private func shown(_ child: Widget) async throws -> Window {
    let window = Window()
    window.setDefaultSize(200, height: 200)
    window.child = child
    try await show(window)
    return window
  }

  @Test func aClickTellsHowOftenAndWhere() async throws {
    let drawing = Drawing()
    let gesture = GestureClick()
    var presses: [Int] = []
    var place: (x: Double, y: Double)?
    var released = 0
    gesture.onPressed { count, x, y in
      presses.append(count)
      place = (x, y)
    }
    gesture.onReleased { _, _, _ in released += 1 }
    drawing.addController(gesture)
    let window = try await shown(drawing)
    try await click(drawing, at: WidgetPoint(x: 40, y: 30), count: 2)
    #expect(await pump { released == 2 })
    #expect(presses == [1, 2])
    #expect(place?.x == 40)
    #expect(place?.y == 30)
    window.destroy()
  }

  @Test func aDragTellsItsStartAndOffset() async throws {
    let drawing = Drawing()
    let gesture = GestureDrag()
    var ended: (x: Double, y: Double)?
    var begun = 0
    var updates = 0
    gesture.onBegin { begun += 1 }
    gesture.onUpdate { updates += 1 }
    var start: (x: Double, y: Double)?
    gesture.onDragUpdate { [weak gesture] _, _ in start = gesture?.startPoint }
    gesture.onDragEnd { ended = ($0, $1) }
    drawing.addController(gesture)
    let window = try await shown(drawing)
    #expect(gesture.offset == nil)
    try await drag(
      from: drawing, at: WidgetPoint(x: 20, y: 20), at: WidgetPoint(x: 70, y: 100))
    #expect(await pump { ended != nil })
    #expect(begun == 1)
    #expect(updates > 1)
    #expect(start?.x == 20)
    #expect(start?.y == 20)
    #expect(ended?.x == 50)
    #expect(ended?.y == 80)
    window.destroy()
  }

  @Test func thePointerEntersAndLeaves() async throws {
    let box = Box(orientation: .vertical, spacing: 0)
    let first = Button(label: "first")
    let second = Button(label: "second")
    box.append(first)
    box.append(second)
    let motion = EventControllerMotion()
    var events: [String] = []
    motion.onEnter { _, _ in events.append("enter") }
    motion.onLeave { events.append("leave") }
    second.addController(motion)
    let window = try await shown(box)
    try await movePointer(to: first)
    try await movePointer(to: second)
    #expect(await pump { events == ["enter"] })
    try await movePointer(to: first)
    #expect(await pump { events == ["enter", "leave"] })
    window.destroy()
  }

  @Test func keysArriveWithTheirModifiers() async throws {
    let drawing = Drawing()
    drawing.focusable = true
    let keys = EventControllerKey()
    var pressed: [UInt] = []
    var modifiers: ModifierType = []
    keys.onKeyPressed { keyval, _, state in
      pressed.append(keyval)
      modifiers = state
      return true
    }
    drawing.addController(keys)
    let window = try await shown(drawing)
    drawing.grabFocus()
    try await pressKey("q", modifiers: .control)
    #expect(await pump { pressed.last == 0x71 })
    #expect(modifiers.contains(.control))
    try await pressKey(.left)
    #expect(await pump { pressed.last == UInt(Key.left.rawValue) })
    #expect(!modifiers.contains(.control))
    window.destroy()
  }
}
#endif
