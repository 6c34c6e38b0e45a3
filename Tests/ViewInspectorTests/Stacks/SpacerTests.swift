import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Spacer")
struct SpacerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Spacer(), "spacer", { try $0.spacer() }, { try $0.spacer($1) })
  }

  @Test func readsTheLength() throws {
    #expect(try Spacer(minLength: 15).inspect().spacer().minLength() == 15)
    #expect(try Spacer().inspect().spacer().minLength() == nil)
  }
}
