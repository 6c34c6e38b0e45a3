import SwiftUI
import Testing
import ViewInspector

private struct CardStyleModifier: ViewModifier {
  let style: String
  func body(content: Self.Content) -> some View { content }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct DirectStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@MainActor
@Suite("Style modifiers")
struct StyleModifierTests {
  private func empty<V: View>(_ view: V) throws -> InspectableView<ViewType.EmptyView> {
    try view.inspect().emptyView()
  }

  @Test func buttonStyles() throws {
    #expect(try empty(EmptyView().buttonStyle(PressedStyle())).buttonStyle() is PressedStyle)
    #expect(try empty(EmptyView().buttonStyle(DirectStyle())).buttonStyle() is DirectStyle)
    #expect(try empty(EmptyView().buttonStyle(.plain)).buttonStyle() is PlainButtonStyle)
    #expect(
      message { _ = try empty(EmptyView()).buttonStyle() }
        == "EmptyView does not have 'buttonStyle' modifier")
  }

  @Test func controlStyles() throws {
    #expect(try empty(EmptyView().toggleStyle(.switch)).toggleStyle() is SwitchToggleStyle)
    #expect(try empty(EmptyView().pickerStyle(.menu)).pickerStyle() is MenuPickerStyle)
    #expect(try empty(EmptyView().labelStyle(.iconOnly)).labelStyle() is IconOnlyLabelStyle)
    #expect(try empty(EmptyView().listStyle(.plain)).listStyle() is PlainListStyle)
    #expect(
      try empty(EmptyView().progressViewStyle(.linear)).progressViewStyle()
        is LinearProgressViewStyle)
    #expect(
      try empty(EmptyView().textFieldStyle(.roundedBorder)).textFieldStyle()
        is RoundedBorderTextFieldStyle)
    #expect(
      message { _ = try empty(EmptyView()).listStyle() }
        == "EmptyView does not have 'listStyle' modifier")
  }

  @Test func customStyle() throws {
    let view = try empty(EmptyView().modifier(CardStyleModifier(style: "s")))
    #expect(try view.customStyle("cardStyle") as? String == "s")
    #expect(
      message { _ = try view.customStyle("otherStyle") }
        == "EmptyView does not have 'otherStyle' modifier")
  }
}
