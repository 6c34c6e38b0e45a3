#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct DragAndDropTests {
  @Test func theClipboardCarriesText() async throws {
    let display = try #require(Display.default)
    let clipboard: Clipboard = try #require(display.clipboard)
    clipboard.setText("carried")
    var text: String?
    let task = Task { text = try await clipboard.readText() }
    #expect(await pump { text != nil })
    try await task.value
    #expect(text == "carried")
  }

  @Test func textIsDraggedFromOneWidgetToAnother() async throws {
    let box = Box(orientation: .vertical, spacing: 40)
    let source = Label("source")
    let target = Label("target")
    let drag = DragSource()
    drag.onPrepare { _, _ in ContentProvider(text: "dragged") }
    source.addController(drag)
    let drop = DropTarget(textWith: .copy)
    var dropped: String?
    drop.onDropText { text, _, _ in
      dropped = text
      return true
    }
    target.addController(drop)
    box.append(source)
    box.append(target)
    let window = Window()
    window.setDefaultSize(200, height: 200)
    window.child = box
    try await show(window)
    try await GTKTestSupport.drag(
      from: source, at: WidgetPoint(x: 10, y: 5), to: target, at: WidgetPoint(x: 10, y: 5),
      steps: 12)
    #expect(await pump { dropped == "dragged" })
    window.destroy()
  }
}
#endif
