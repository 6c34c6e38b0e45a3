#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.PasswordEntry

@MainActor
@Suite(".secureField", .gtk)
struct SecureFieldTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.secureField, is: "GtkPasswordEntry", showing: ["one", "two", "three"]) {
      (widget: GTK.PasswordEntry) in
      widget.text
    } view: {
      SecureField("Password", text: .constant($0))
    }
    try await trial.check(promise)
  }
}
#endif
