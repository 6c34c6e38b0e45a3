#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ToggleButton

@MainActor
@Suite(".toggle(style: .button)", .gtk)
struct ToggleWithButtonStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(
      .toggle(style: .button), is: "GtkToggleButton", showing: [true, false, true]
    ) {
      (widget: GTK.ToggleButton) in
      widget.active
    } view: {
      Toggle("Wi-Fi", isOn: .constant($0)).toggleStyle(.button)
    }
    try await trial.check(promise)
  }
}
#endif
