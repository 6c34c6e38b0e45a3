import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Accessibility values and actions")
struct AccessibilityValueTests {
  @Test func order() throws {
    try expectModifier(
      "accessibilitySortPriority", on: EmptyView().accessibilitySortPriority(6)
    ) { try $0.accessibilitySortPriority() == 6 }
  }

  @Test func selectionIdentifier() throws {
    try expectModifier(
      "accessibility(selectionIdentifier:)", on: EmptyView().accessibility(selectionIdentifier: 4)
    ) { try $0.accessibilitySelectionIdentifier() == AnyHashable(4) }
  }

  @Test func activationPoint() throws {
    try expectModifier(
      "accessibility(activationPoint:)",
      on: EmptyView().accessibilityActivationPoint(.bottomTrailing)
    ) { try $0.accessibilityActivationPoint() == .bottomTrailing }
  }

  @Test func namedActions() throws {
    var calls: [String] = []
    let view = EmptyView().accessibilityAction(named: "first") { calls.append("first") }
      .accessibilityAction(named: Text(verbatim: "second")) { calls.append("second") }
    try expectModifier("accessibilityAction(named: \"first\")", on: view) {
      try $0.callAccessibilityAction("first")
      return true
    }
    try view.inspect().emptyView().callAccessibilityAction("second")
    #expect(calls == ["first", "second"])
    #expect(
      message { try view.inspect().emptyView().callAccessibilityAction("third") }
        == "EmptyView does not have 'accessibilityAction(named: \"third\")' modifier")
  }

  @Test func actionsOfAKind() throws {
    var calls: [String] = []
    let view = EmptyView().accessibilityAction { calls.append("default") }
      .accessibilityAction(.escape) { calls.append("escape") }
      .accessibilityAction(.init(named: Text("own"))) { calls.append("own") }
    try expectModifier("accessibilityAction(.default)", on: view) {
      try $0.callAccessibilityAction(.default)
      return true
    }
    try view.inspect().emptyView().callAccessibilityAction(.escape)
    try view.inspect().emptyView().callAccessibilityAction(.init(named: Text("own")))
    #expect(calls == ["default", "escape", "own"])
    #expect(
      message { try view.inspect().emptyView().callAccessibilityAction(.delete) }
        == "EmptyView does not have 'accessibilityAction(.delete)' modifier")
  }

  @Test func buttonsOfAccessibilityActions() throws {
    var calls: [String] = []
    let view = EmptyView().accessibilityActions {
      Button("Reply") { calls.append("reply") }
      Button("Forward") { calls.append("forward") }
    }
    .accessibilityActions { Button("Archive") { calls.append("archive") } }
    try expectModifier("accessibilityAction(named: \"Forward\")", on: view) {
      try $0.callAccessibilityAction("Forward")
      return calls == ["forward"]
    }
    try view.inspect().emptyView().callAccessibilityAction("Archive")
    #expect(calls == ["forward", "archive"])
    #expect(
      message { try view.inspect().emptyView().callAccessibilityAction("Delete") }
        == "EmptyView does not have 'accessibilityAction(named: \"Delete\")' modifier")
  }

  @Test func adjusting() throws {
    var directions: [AccessibilityAdjustmentDirection] = []
    let view = EmptyView().accessibilityAction {}
      .accessibilityAdjustableAction { directions.append($0) }
    try expectModifier("accessibilityAdjustableAction", on: view) {
      try $0.callAccessibilityAdjustableAction()
      try $0.callAccessibilityAdjustableAction(.decrement)
      return directions == [.increment, .decrement]
    }
  }

  @Test func scrolling() throws {
    var edges: [Edge] = []
    try expectModifier(
      "accessibilityScrollAction", on: EmptyView().accessibilityScrollAction { edges.append($0) }
    ) {
      try $0.callAccessibilityScrollAction(.trailing)
      return edges == [.trailing]
    }
  }
}
