#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Switch

@MainActor
@Suite(".toggle(style: .switch)", .gtk)
struct ToggleWithSwitchStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.toggle(style: .switch), is: "GtkSwitch", showing: [true, false, true]) {
      (widget: GTK.Switch) in
      widget.active
    } view: {
      Toggle("Wi-Fi", isOn: .constant($0)).toggleStyle(.switch)
    }
    try await trial.check(promise)
  }
}
#endif
