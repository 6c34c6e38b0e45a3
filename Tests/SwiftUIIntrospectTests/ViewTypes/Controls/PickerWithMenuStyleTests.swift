#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.DropDown

@MainActor
@Suite(".picker(style: .menu)", .gtk)
struct PickerWithMenuStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.picker(style: .menu), is: "GtkDropDown", showing: [2, 0, 1]) {
      (widget: GTK.DropDown) in
      Int(widget.selected)
    } view: { selected in
      Picker("Size", selection: .constant(selected)) {
        ForEach(0..<3) { Text(verbatim: "Size \($0)") }
      }
      .pickerStyle(.menu)
    }
    try await trial.check(promise)
  }
}
#endif
