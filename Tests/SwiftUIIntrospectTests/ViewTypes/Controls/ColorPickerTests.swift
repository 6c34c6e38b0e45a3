#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ColorButton

@MainActor
@Suite(".colorPicker", .gtk)
struct ColorPickerTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.colorPicker, is: "GtkColorButton", showing: [0, 1, 0]) {
      (widget: GTK.ColorButton) in
      Int(widget.rgba.red.rounded())
    } view: {
      ColorPicker("Ink", selection: .constant(Color(red: Double($0), green: 0, blue: 1)))
    }
    try await trial.check(promise)
  }
}
#endif
