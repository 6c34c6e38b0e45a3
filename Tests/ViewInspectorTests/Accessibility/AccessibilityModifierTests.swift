import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityModifierTests {
  private func empty<V: View>(_ view: V) throws -> InspectableView<ViewType.EmptyView> {
    try view.inspect().emptyView()
  }

  @Test func texts() throws {
    let view = try empty(
      EmptyView().accessibilityLabel("l").accessibilityValue("v").accessibilityHint("h")
        .accessibilityIdentifier("i"))
    #expect(try view.accessibilityLabel().string() == "l")
    #expect(try view.accessibilityValue().string() == "v")
    #expect(try view.accessibilityHint().string() == "h")
    #expect(try view.accessibilityIdentifier() == "i")
    #expect(
      message { try empty(EmptyView()).accessibilityValue() }
        == "EmptyView does not have 'accessibilityValue' modifier")
    #expect(
      message { try empty(EmptyView()).accessibilityHint() }
        == "EmptyView does not have 'accessibilityHint' modifier")
  }

  @Test func hidden() throws {
    #expect(try empty(EmptyView().accessibilityHidden(true)).accessibilityHidden())
    #expect(try !empty(EmptyView().accessibilityHidden(false)).accessibilityHidden())
    #expect(
      message { try empty(EmptyView()).accessibilityHidden() }
        == "EmptyView does not have 'accessibilityHidden' modifier")
  }

  @Test func traits() throws {
    let view = EmptyView().accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityRemoveTraits(.isHeader)
    #expect(try empty(view).accessibilityTraits() == .isButton)
    #expect(
      message { _ = try empty(EmptyView()).accessibilityTraits() }
        == "EmptyView does not have 'accessibilityAddTraits' modifier")
  }
}
