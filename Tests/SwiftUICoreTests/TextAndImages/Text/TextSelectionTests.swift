import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Selections in texts")
struct TextSelectionTests {
  private func editor(_ view: TextEditor) throws -> TextEditorPrimitive {
    try #require(HeadlessWindow(view).primitives(TextEditorPrimitive.self).first)
  }

  @Test("A selection is told in Unicode scalars, whatever the characters are made of")
  func scalars() {
    let text = "e\u{301}a👩‍👧b"
    let start = text.index(text.startIndex, offsetBy: 1)
    let end = text.index(text.startIndex, offsetBy: 3)
    let selection = TextSelection(range: start..<end)
    #expect(selection.scalars(in: text) == 2..<6)
    #expect(TextSelection(scalars: 2..<6, in: text) == selection)
    #expect(!selection.isInsertion)
    #expect(TextSelection(insertionPoint: end).isInsertion)
    #expect(selection.scalars(in: "e") == 1..<1)
    #expect(TextSelection(scalars: 1..<9, in: "ab").scalars(in: "ab") == 1..<2)
    let parts = TextSelection(
      ranges: RangeSet([text.startIndex..<start, end..<text.endIndex]))
    #expect(parts.scalars(in: text) == 0..<7)
  }

  @Test("An editor tells its selection, and takes what it is set to")
  func editors() throws {
    var text = "abc"
    var selection: TextSelection? = TextSelection(insertionPoint: text.endIndex)
    let view = TextEditor(
      text: Binding(get: { text }, set: { text = $0 }),
      selection: Binding(get: { selection }, set: { selection = $0 }))
    #expect(try editor(view).selection == 3..<3)
    try editor(view).setSelection?(0..<2)
    #expect(selection == TextSelection(range: text.startIndex..<text.index(before: text.endIndex)))
    selection = nil
    #expect(try editor(view).selection == nil)
    #expect(try editor(TextEditor(text: .constant("a"))).setSelection == nil)
  }

  @Test("What is typed in an attributed text gets the attributes of the character before it")
  func attributedTexts() throws {
    var text = AttributedString("ab")
    text.link = URL(fileURLWithPath: "/a")
    text += AttributedString("cd")
    let view = TextEditor(text: Binding(get: { text }, set: { text = $0 }))
    #expect(try editor(view).text == "abcd")
    try editor(view).setText("abXcd")
    #expect(String(text.characters) == "abXcd")
    #expect(text.runs.map { $0.link == nil } == [false, true])
    #expect(text.runs.first.map { String(text[$0.range].characters) } == "abX")
    try editor(view).setText("cd")
    #expect(text.runs.map { $0.link == nil } == [true])
  }

  @Test("The selection of an attributed text has its indices")
  func attributedSelections() throws {
    let text = AttributedString("a👩‍👧b")
    var selection = AttributedTextSelection()
    let view = TextEditor(
      text: .constant(text), selection: Binding(get: { selection }, set: { selection = $0 }))
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    #expect(try editor(view).selection == 5..<5)
    try editor(view).setSelection?(1..<4)
    let start = text.characters.index(after: text.startIndex)
    let range = start..<text.characters.index(after: start)
    #expect(selection == AttributedTextSelection(range: range))
    #expect(try editor(view).selection == 1..<4)
    try editor(view).setSelection?(1..<1)
    #expect(selection.indices(in: text) == .insertionPoint(start))
  }
}
