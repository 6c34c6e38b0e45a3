import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct AccessibilityActionTests {
  private func properties(_ view: some View) throws -> Any {
    try property("modifier|storage|value|properties", of: view)
  }

  private func actions(_ view: some View) throws -> [Any] {
    try #require(try property("actions", of: properties(view)) as? [AnyAccessibilityAction])
  }

  @Test func namedAndPlainActions() throws {
    var calls = 0
    let plain = try #require(
      try actions(EmptyView().accessibilityAction(.escape) { calls += 1 }).first)
    let action = try property("base|base", of: plain)
    #expect(
      try property("action|kind", of: action) as? AccessibilityActionKind == .escape)
    typealias Handler = (()) -> Void
    let call1: Handler = try #require(try property("handler", of: action) as? Handler)
    call1(())
    #expect(calls == 1)
    let named = try #require(
      try actions(EmptyView().accessibilityAction(named: "Star") {}).first)
    #expect(
      try property("base|base|action|kind|kind|custom", of: named) as? Text == Text("Star"))
  }

  @Test func adjustingAndScrolling() throws {
    var told: [String] = []
    let adjust = try #require(
      try actions(EmptyView().accessibilityAdjustableAction { told.append("\($0)") }).first)
    let base = try property("base|base", of: adjust)
    #expect(String(describing: type(of: base)).contains("AccessibilityAdjustableAction"))
    typealias Adjust = (AccessibilityAdjustmentDirection) -> Void
    let call2: Adjust = try #require(try property("handler", of: base) as? Adjust)
    call2(.decrement)
    let scroll = try #require(
      try actions(EmptyView().accessibilityScrollAction { told.append("\($0)") }).first)
    let other = try property("base|base", of: scroll)
    #expect(String(describing: type(of: other)).contains("AccessibilityScrollAction"))
    typealias Scroll = (Edge) -> Void
    let call3: Scroll = try #require(try property("handler", of: other) as? Scroll)
    call3(.top)
    #expect(told == ["decrement", "top"])
  }

  @Test func points() throws {
    let view = EmptyView().accessibilityActivationPoint(.topLeading)
    #expect(
      try property("activationPoint|some|activate|some|unitPoint|some", of: properties(view))
        as? UnitPoint == .topLeading)
    let priority = EmptyView().accessibilitySortPriority(3)
    #expect(try property("sortPriority|some", of: properties(priority)) as? Double == 3)
    let selection = EmptyView().accessibility(selectionIdentifier: AnyHashable(7))
    #expect(
      try property("selectionIdentifier|some", of: properties(selection)) as? AnyHashable
        == AnyHashable(7))
    let element = EmptyView().accessibilityElement(children: .combine)
    #expect(
      try property("modifier|behavior|some", of: element) as? AccessibilityChildBehavior
        == .combine)
  }

  @Test func rotorsGatherTheirEntries() throws {
    let view = EmptyView().accessibilityRotor("Stops") {
      AccessibilityRotorEntry("One", id: 1)
      ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("More", id: $0) }
    }
    let rotors = try property("rotors", of: properties(view)) as? [AccessibilityRotorEntries]
    #expect(rotors?.first?.entries.map(\.id) == [AnyHashable(1), AnyHashable(2), AnyHashable(3)])
  }
}
