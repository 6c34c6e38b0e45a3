#if os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Traits of texts and their input")
struct TextInputTraitsTests {
  @Test func selection() throws {
    try expectModifier("textSelection", on: EmptyView().textSelection(.enabled)) {
      try $0.textSelection()
    }
    #expect(try !EmptyView().textSelection(.disabled).inspect().emptyView().textSelection())
  }

  @Test func capitalization() throws {
    try expectModifier(
      "textInputAutocapitalization", on: EmptyView().textInputAutocapitalization(.words)
    ) { try $0.textInputAutocapitalization() == .words }
  }
}
#endif
