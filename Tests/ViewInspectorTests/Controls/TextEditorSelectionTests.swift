#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting selections in text editors")
struct TextEditorSelectionTests {
  private let text = "123"

  @Test func readsAndSetsTheSelection() throws {
    let selection = Binding(wrappedValue: Optional(TextSelection(insertionPoint: text.endIndex)))
    let view = TextEditor(text: Binding(wrappedValue: text), selection: selection)
    let sut = try view.inspect().textEditor()
    #expect(try sut.input() == "123")
    #expect(try sut.selection() == TextSelection(insertionPoint: text.endIndex))
    try sut.setSelection(TextSelection(range: text.startIndex..<text.endIndex))
    #expect(selection.wrappedValue == TextSelection(range: text.startIndex..<text.endIndex))
    try sut.setSelection(nil)
    #expect(try sut.selection() == nil)
  }

  @Test func asksWhetherTheEditorResponds() throws {
    let selection = Binding(wrappedValue: Optional(TextSelection(insertionPoint: text.endIndex)))
    let view = TextEditor(text: .constant(text), selection: selection).disabled(true)
    let sut = try view.inspect().textEditor()
    #expect(message { try sut.setSelection(nil) } == "TextEditor is unresponsive: it is disabled")
    #expect(selection.wrappedValue != nil)
  }

  @Test func hasNoSelectionWithoutABinding() throws {
    let sut = try TextEditor(text: .constant(text)).inspect().textEditor()
    #expect(try sut.selection() == nil)
    try sut.setSelection(TextSelection(insertionPoint: text.startIndex))
    #expect(
      message { try sut.attributedInput() }
        == "Storage does not have 'attributedString' attribute")
  }

  @Test func readsAndSetsAnAttributedText() throws {
    let string = AttributedString(text)
    let input = Binding(wrappedValue: string)
    let selection = Binding(wrappedValue: AttributedTextSelection(insertionPoint: string.endIndex))
    let view = TextEditor(text: input, selection: selection)
    let sut = try view.inspect().textEditor()
    #expect(try sut.attributedInput() == string)
    #expect(
      try sut.attributedSelection() == AttributedTextSelection(insertionPoint: string.endIndex))
    try sut.setSelection(AttributedTextSelection(insertionPoint: string.startIndex))
    #expect(
      selection.wrappedValue == AttributedTextSelection(insertionPoint: string.startIndex))
    try sut.setInput(AttributedString("4"))
    #expect(input.wrappedValue == AttributedString("4"))
    let disabled = try view.disabled(true).inspect().textEditor()
    #expect(
      message { try disabled.setInput(string) } == "TextEditor is unresponsive: it is disabled")
    #expect(
      message { try disabled.setSelection(AttributedTextSelection()) }
        == "TextEditor is unresponsive: it is disabled")
    let plain = try TextEditor(text: input).inspect().textEditor()
    #expect(try plain.attributedSelection() == nil)
  }
}
#endif
