#if os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Rotors")
struct AccessibilityRotorTests {
  @Test func rotors() throws {
    let view = EmptyView()
      .accessibilityRotor("Dates") {
        AccessibilityRotorEntry("Monday", id: 1)
        AccessibilityRotorEntry("Tuesday", id: 2)
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("Top", id: 3) }
    try expectModifier("accessibilityRotor", on: view) {
      try $0.accessibilityRotor("Dates") == ["Monday", "Tuesday"]
    }
    try expectModifier("accessibilityRotor", on: view) {
      try $0.accessibilityRotor(.headings) == ["Top"]
    }
  }
}
#endif
