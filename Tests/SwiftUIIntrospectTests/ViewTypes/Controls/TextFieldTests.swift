#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Entry

@MainActor
@Suite(".textField", .gtk)
struct TextFieldTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.textField, is: "GtkEntry", showing: ["one", "two", "three"]) {
      (widget: GTK.Entry) in
      widget.text
    } view: {
      TextField("Name", text: .constant($0))
    }
    try await trial.check(promise)
  }
}
#endif
