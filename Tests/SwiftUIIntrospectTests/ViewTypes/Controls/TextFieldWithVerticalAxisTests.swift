#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.TextView

@MainActor
@Suite(".textField(axis: .vertical)", .gtk)
struct TextFieldWithVerticalAxisTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(
      .textField(axis: .vertical), is: "GtkTextView", showing: ["one", "two", "three"]
    ) {
      (widget: GTK.TextView) in
      widget.buffer?.text
    } view: {
      TextField("Note", text: .constant($0), axis: .vertical)
    }
    try await trial.check(promise)
  }
}
#endif
