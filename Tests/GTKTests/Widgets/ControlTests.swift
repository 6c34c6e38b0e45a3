#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct ControlTests {
  @Test func aScaleShowsWordsForItsValue() async throws {
    let scale = Scale(orientation: .horizontal, min: 0, max: 100, step: 1)
    scale.drawValue = true
    scale.setFormat { "\(Int($0)) percent" }
    scale.value = 42
    #expect(scale.layout?.text == "42 percent")
    scale.setFormat(nil)
    #expect(scale.layout?.text == "42")
  }

  @Test func aSpinButtonReadsWhatIsTyped() async throws {
    let button = SpinButton(min: 0, max: 24, step: 1)
    button.numeric = false
    button.onInput { text in
      switch text {
      case "noon": .success(12)
      case "never": .failure(SpinButton.InvalidInput())
      default: nil
      }
    }
    button.text = "noon"
    button.update()
    #expect(button.value == 12)
    button.text = "7"
    button.update()
    #expect(button.value == 7)
    button.text = "never"
    button.update()
    #expect(button.value == 7)
  }

  @Test func aDrawingAreaDraws() async throws {
    let area = DrawingArea()
    area.setDraw { context, width, height in
      cairo_set_source_rgb(context, 0, 1, 0)
      cairo_rectangle(context, 0, 0, width, height)
      cairo_fill(context)
    }
    let window = Window()
    window.setDefaultSize(100, height: 100)
    window.child = area
    try await show(window)
    #expect(try area.makeTexture().pixel(x: 10, y: 10) == [0, 255, 0, 255])
    window.destroy()
  }

  @Test func aPopoverPointsToAPlace() {
    let popover = Popover()
    let parent = Drawing()
    popover.setParent(parent)
    defer { popover.unparent() }
    #expect(popover.pointingTo == nil)
    popover.pointingTo = Rectangle(x: 1.4, y: 2.6, width: 3, height: 4)
    #expect(popover.pointingTo == Rectangle(x: 1, y: 3, width: 3, height: 4))
    popover.pointingTo = nil
    #expect(popover.pointingTo == nil)
  }

  @Test func anEntrysSelectionAndDelegate() {
    let entry = Entry()
    entry.text = "añb€"
    #expect(entry.selectedRange == nil)
    entry.selectedRange = 1..<3
    #expect(entry.selectedRange == 1..<3)
    entry.selectedRange = nil
    #expect(entry.selectedRange == nil)
    entry.insertText("X", at: 2)
    #expect(entry.text == "añXb€")
    entry.insertText("!", at: -1)
    #expect(entry.text == "añXb€!")
    #expect(entry.delegate is Text)
    #expect((entry.delegate as? Text)?.parent === entry)
  }

  @Test func aMenuButtonOpensItsPopover() async throws {
    let button = MenuButton()
    let popover = Popover()
    popover.child = Label("content")
    button.popover = popover
    #expect(button.popover === popover)
    let window = Window()
    window.child = button
    try await show(window)
    try await click(button)
    #expect(await pump { popover.mapped })
    try await pressKey(.escape)
    #expect(await pump { !popover.mapped })
    window.destroy()
  }

  @Test func aMessageDialogAnswers() async throws {
    let window = Window()
    try await show(window)
    let dialog = AdwMessageDialog(transientFor: window, heading: "Really?", body: nil)
    dialog.addResponse("cancel", label: "Cancel")
    dialog.addResponse("delete", label: "Delete")
    dialog.setResponseAppearance("delete", appearance: .destructive)
    dialog.closeResponse = "cancel"
    var answer: String?
    dialog.onResponse { answer = $0 }
    try await show(dialog)
    let button = try #require(find(Button.self, in: dialog) { $0.label == "Delete" })
    try await click(button)
    #expect(await pump { answer == "delete" })
    window.destroy()
  }

  private func find<T: Widget>(
    _ type: T.Type, in widget: Widget, where matches: (T) -> Bool
  ) -> T? {
    if let found = widget as? T, matches(found) { return found }
    for child in widget.children {
      if let found = find(type, in: child, where: matches) { return found }
    }
    return nil
  }

  /// GTK from 4.10 on reports a critical error for a length below the minimum, which fails the test.
  @Test func lessThanTheMinimumCountsAsTheMinimum() {
    let label = Label("A text of several words")
    label.wrap = true
    label.widthChars = 10
    let minimum = label.measure(.horizontal).minimum
    #expect(minimum > 0)
    #expect(label.measure(.vertical, forSize: 0) == label.measure(.vertical, forSize: minimum))
    #expect(
      label.measure(.vertical, forSize: minimum).natural
        > label.measure(.vertical, forSize: 10 * minimum).natural)
    let baselines = label.measureBaselines(forWidth: minimum)
    #expect(baselines != nil)
    #expect(label.measureBaselines(forWidth: 0)?.natural == baselines?.natural)
  }
}
#endif
