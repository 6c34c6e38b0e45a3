#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.CheckButton

@MainActor
@Suite(".toggle(style: .checkbox)", .gtk)
struct ToggleWithCheckboxStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(
      .toggle(style: .checkbox), is: "GtkCheckButton", showing: [true, false, true]
    ) { (widget: GTK.CheckButton) in
      widget.active
    } around: { isOn, content in
      Toggle(isOn: .constant(isOn)) { content }.toggleStyle(.checkbox)
    }
    try await trial.check(promise)
  }
}
#endif
