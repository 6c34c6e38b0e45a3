import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting TextEditor")
struct TextEditorTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: TextEditor(text: Binding(wrappedValue: "")), "textEditor", { try $0.textEditor() },
      { try $0.textEditor($1) })
  }

  @Test func isTypedInto() throws {
    let text = Binding(wrappedValue: "123")
    let sut = try TextEditor(text: text).inspect().textEditor()
    #expect(try sut.input() == "123")
    try sut.setInput("abc")
    #expect(text.wrappedValue == "abc")
  }

  @Test func refusesWhereAUserCouldNot() {
    let text = Binding(wrappedValue: "123")
    #expect(
      message { try TextEditor(text: text).disabled(true).inspect().textEditor().setInput("abc") }
        == "TextEditor is unresponsive: it is disabled")
    #expect(text.wrappedValue == "123")
  }
}
