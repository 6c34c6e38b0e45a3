import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ValueControlTests {
  @Test func aColorPickerShowsAndSetsTheColor() throws {
    var color = Color(.sRGB, red: 1, green: 0, blue: 0)
    let binding = Binding(get: { color }, set: { color = $0 })
    let window = HeadlessWindow(ColorPicker("Tint", selection: binding, supportsOpacity: false))
    let picker = try #require(window.primitives(ColorPickerPrimitive.self).first)
    #expect(window.texts == ["Tint"])
    #expect(picker.title == "Tint")
    #expect(!picker.supportsOpacity)
    #expect(picker.color == Color.Resolved(red: 1, green: 0, blue: 0))
    picker.setColor(Color.Resolved(red: 0, green: 1, blue: 0))
    #expect(color == Color(.sRGB, red: 0, green: 1, blue: 0))
    let view = ColorPicker(selection: binding) { Text("Label") }
    #expect(try property("label", of: view) is Text)
    #expect(try property("_color", of: view) is Binding<Color>)
  }

  @Test func aTextEditorShowsAndSetsTheText() throws {
    let text = Source("one")
    let binding = Binding(get: { text.value }, set: { text.value = $0 })
    let editor = TextEditor(text: binding)
    let window = HeadlessWindow(size: CGSize(width: 300, height: 200), editor)
    let shown = try #require(
      window.container.children.first { $0.primitive is TextEditorPrimitive })
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    window.primitives(TextEditorPrimitive.self).first?.setText("two")
    window.flush()
    #expect(text.value == "two")
    #expect(window.primitives(TextEditorPrimitive.self).map(\.text) == ["two"])
    #expect(
      try property("storage|string", of: editor) is (Binding<String>, Binding<TextSelection?>?))
  }

  @Test func textEditorStyles() {
    func border(_ style: some TextEditorStyle) -> [Bool] {
      let editor = TextEditor(text: .constant("")).textEditorStyle(style)
      return HeadlessWindow(editor).primitives(TextEditorPrimitive.self).map(\.hasBorder)
    }
    #expect(border(.automatic) == [false])
    #expect(border(.plain) == [false])
    #expect(border(.roundedBorder) == [true])
  }

  @Test func anEditButtonTogglesTheMode() throws {
    let mode = Source(EditMode.inactive)
    struct Edited: View {
      let mode: Source<EditMode>
      var body: some View {
        EditButton()
          .environment(\.editMode, Binding(get: { mode.value }, set: { mode.value = $0 }))
      }
    }
    let window = HeadlessWindow(Edited(mode: mode))
    window.press("Edit")
    #expect(mode.value == .active)
    #expect(mode.value.isEditing)
    #expect(window.texts == ["Done"])
    window.press("Done")
    #expect(mode.value == .inactive)
    #expect(HeadlessWindow(EditButton()).buttons.map(\.traits.isEnabled) == [false])
    #expect(EditMode.transient.isEditing)
    #expect(try property("_editMode", of: EditButton()) is Environment<Binding<EditMode>?>)
  }

  @Test func aRenameButtonPerformsTheActionAround() {
    let log = Log()
    let window = HeadlessWindow(
      RenameButton().renameAction { MainActor.assumeIsolated { log("rename") } })
    #expect(window.texts == ["Rename"])
    window.buttons.first?.action()
    #expect(log.take() == ["rename"])
    #expect(HeadlessWindow(RenameButton()).buttons.map(\.traits.isEnabled) == [false])
  }

  @Test func anUnavailableContentSaysWhy() throws {
    let window = HeadlessWindow(
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("Nothing came.")))
    #expect(window.texts == ["No Mail", "Nothing came."])
    #expect(window.primitives(ImagePrimitive.self).count == 1)
    let symbol = try #require(
      window.container.children.first { $0.primitive is ImagePrimitive })
    let title = try #require(window.view(withText: "No Mail"))
    #expect(symbol.frame.maxY < title.frame.minY)

    let built = HeadlessWindow(
      ContentUnavailableView {
        Label("Title", systemImage: "star")
      } description: {
        Text("Text")
      } actions: {
        Button("Retry") {}
      })
    #expect(built.texts == ["Title", "Text", "Retry"])
    #expect(HeadlessWindow(ContentUnavailableView.search).texts.first == "No Results")
    #expect(
      HeadlessWindow(ContentUnavailableView.search(text: "x")).texts.first
        == "No Results for “x”")
  }
}
