#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Entry

private struct Example: View {
  @State var text = "text"

  var body: some View {
    TextField("Text Field", text: $text)
      .introspect(.textField, on: .gtk(.v4)) { textField in
        textField.addCssClass("error")
      }
  }
}

@MainActor
@Suite("TextField, as documented", .gtk)
struct TextFieldExample {
  @Test("The entry, with the field's text in it")
  func textField() async throws {
    try await onDisplay(Example(), holding: Entry.self) { entry in
      #expect(entry.text == "text")
      #expect(entry.hasCssClass("error"))
    }
  }
}
#endif
