#if os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Feedback")
struct SensoryFeedbackTests {
  @Test func sensoryFeedback() throws {
    let view = EmptyView().sensoryFeedback(.success, trigger: 1)
      .sensoryFeedback(.impact, trigger: 1) { $1 > $0 }
    try expectModifier("sensoryFeedback", on: view) {
      try $0.sensoryFeedback(oldValue: 1, newValue: 2) == .success
    }
    let inspected = try view.inspect().emptyView()
    #expect(try inspected.sensoryFeedback(oldValue: 1, newValue: 2, 1) == .impact)
    #expect(try inspected.sensoryFeedback(oldValue: 2, newValue: 1, 1) == nil)
    #expect(
      message { try inspected.sensoryFeedback(oldValue: "a", newValue: "b") }
        == "EmptyView does not have 'sensoryFeedback' modifier")
  }
}
#endif
