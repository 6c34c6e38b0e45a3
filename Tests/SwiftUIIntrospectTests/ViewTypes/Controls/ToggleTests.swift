#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Switch

@MainActor
@Suite(".toggle", .gtk)
struct ToggleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.toggle, is: "GtkSwitch", showing: [true, false, true]) {
      (widget: GTK.Switch) in
      widget.active
    } view: {
      Toggle("Wi-Fi", isOn: .constant($0))
    }
    try await trial.check(promise)
  }
}
#endif
