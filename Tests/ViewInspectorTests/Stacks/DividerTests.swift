import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Divider")
struct DividerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Divider(), "divider", { try $0.divider() }, { try $0.divider($1) })
  }
}
