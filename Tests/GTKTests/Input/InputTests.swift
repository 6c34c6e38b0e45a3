#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct InputTests {
  @Test func aClickReachesAButton() async throws {
    let window = Window()
    let box = Box(orientation: .vertical, spacing: 10)
    let first = Button(label: "first")
    let second = Button(label: "second")
    var clicks: [String] = []
    first.onClicked { clicks.append("first") }
    second.onClicked { clicks.append("second") }
    box.append(first)
    box.append(second)
    window.child = box
    try await show(window)
    try await click(second)
    #expect(await pump { clicks == ["second"] })
    try await click(first)
    #expect(await pump { clicks == ["second", "first"] })
    window.destroy()
  }

  @Test func typedTextReachesAnEntry() async throws {
    let window = Window()
    let box = Box(orientation: .vertical, spacing: 10)
    let entry = Entry()
    var activated = false
    entry.onActivate { activated = true }
    box.append(Button(label: "before"))
    box.append(entry)
    window.child = box
    try await show(window)
    try await click(entry)
    try await typeText("Hello, World é€")
    #expect(await pump { entry.text == "Hello, World é€" })
    try await pressKey(.backspace, times: 2)
    try await pressKey(.enter)
    #expect(await pump { activated })
    #expect(entry.text == "Hello, World ")
    try await pressKey("a", modifiers: .control)
    try await pressKey(.delete)
    #expect(await pump { entry.text.isEmpty })
    window.destroy()
  }

  @Test func aModalWindowGetsInput() async throws {
    let window = Window()
    window.child = Button(label: "below")
    try await show(window)
    let dialog = Window()
    dialog.transientFor = window
    dialog.modal = true
    let entry = Entry()
    let button = Button(label: "OK")
    var clicks = 0
    button.onClicked { clicks += 1 }
    let box = Box(orientation: .vertical, spacing: 0)
    box.append(entry)
    box.append(button)
    dialog.child = box
    try await show(dialog)
    try await click(button)
    #expect(await pump { clicks == 1 })
    try await click(entry)
    try await typeText("abc")
    #expect(await pump { entry.text == "abc" })
    dialog.destroy()
    try await focus(window)
    window.destroy()
  }

  @Test func keysMoveTheFocusAndPressButtons() async throws {
    let window = Window()
    let box = Box(orientation: .vertical, spacing: 0)
    let toggle = CheckButton(label: "check")
    box.append(Button(label: "a"))
    box.append(toggle)
    window.child = box
    try await show(window)
    for _ in 0..<4 where !toggle.hasFocus {
      try await pressKey(.tab)
    }
    #expect(toggle.hasFocus)
    try await pressKey(.space)
    #expect(await pump { toggle.active })
    window.destroy()
  }

  @Test func aDragMovesASlider() async throws {
    let window = Window()
    let scale = Scale(orientation: .horizontal, min: 0, max: 100, step: 1)
    window.child = scale
    window.setDefaultSize(300, height: 60)
    try await show(window)
    let middle = Double(scale.height) / 2
    let start = WidgetPoint(x: 10, y: middle)
    try await drag(from: scale, at: start, at: WidgetPoint(x: 200, y: middle))
    #expect(await pump { scale.value > 30 && scale.value < 100 })
    window.destroy()
  }

  @Test func theWheelScrolls() async throws {
    let window = Window()
    let scrolled = ScrolledWindow()
    let label = Label(String(repeating: "line\n", count: 200))
    scrolled.child = label
    window.child = scrolled
    window.setDefaultSize(200, height: 200)
    try await show(window)
    try await scroll(scrolled, down: 3)
    #expect(await pump { (scrolled.vadjustment?.value ?? 0) > 0 })
    window.destroy()
  }
}
#endif
