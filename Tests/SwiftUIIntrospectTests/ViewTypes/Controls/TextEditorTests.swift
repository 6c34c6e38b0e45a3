#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.TextView

@MainActor
@Suite(".textEditor", .gtk)
struct TextEditorTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.textEditor, is: "GtkTextView", showing: ["one", "two", "three"]) {
      (widget: GTK.TextView) in
      widget.buffer?.text
    } view: {
      TextEditor(text: .constant($0))
    }
    try await trial.check(promise)
  }
}
#endif
