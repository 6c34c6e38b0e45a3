import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Modifiers of texts and their colors")
struct TextModifierTests {
  private func empty<V: View>(_ view: V) throws -> InspectableView<ViewType.EmptyView> {
    try view.inspect().emptyView()
  }

  @Test func font() throws {
    #expect(try empty(EmptyView().font(.body)).font() == .body)
    #expect(
      message { try Text("a").font(.body).inspect().text().font() }
        == "Please use .attributes().font() for inspecting Font on a Text")
    #expect(message { try empty(EmptyView()).font() } == "EmptyView does not have 'font' modifier")
  }

  @Test func lines() throws {
    #expect(try empty(EmptyView().lineLimit(3)).lineLimit() == 3)
    #expect(try empty(EmptyView().lineSpacing(4)).lineSpacing() == 4)
    #expect(
      try empty(EmptyView().multilineTextAlignment(.center)).multilineTextAlignment() == .center)
    #expect(try empty(EmptyView().minimumScaleFactor(0.5)).minimumScaleFactor() == 0.5)
    #expect(try empty(EmptyView().truncationMode(.middle)).truncationMode() == .middle)
    #expect(
      message { try empty(EmptyView()).lineLimit() }
        == "EmptyView does not have 'lineLimit' modifier")
  }

  @Test func theInnermostCounts() throws {
    #expect(try empty(EmptyView().lineLimit(3).lineLimit(5)).lineLimit() == 3)
    #expect(
      try VStack { EmptyView() }.lineLimit(7).inspect().vStack().emptyView(0).lineLimit() == 7)
  }

  @Test func tightening() throws {
    #expect(try empty(EmptyView().allowsTightening(true)).allowsTightening())
    #expect(try !empty(EmptyView()).allowsTightening())
  }

  @Test func autocorrection() throws {
    #expect(try empty(EmptyView().disableAutocorrection(true)).disableAutocorrection())
    #expect(try !empty(EmptyView().disableAutocorrection(nil)).disableAutocorrection())
    #expect(try !empty(EmptyView()).disableAutocorrection())
  }

  @Test func colors() throws {
    #expect(try empty(EmptyView().foregroundColor(.red)).foregroundColor() == .red)
    #expect(
      message { try Text("a").foregroundColor(.red).inspect().text().foregroundColor() }
        == "Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text")
    #expect(try empty(EmptyView().accentColor(.red)).accentColor() == .red)
    #expect(try empty(EmptyView().tint(Color.red)).tint() == .red)
    #expect(try empty(EmptyView().tint(AnyShapeStyle(Color.blue))).tint() == .blue)
    #expect(message { try empty(EmptyView()).tint() } == "EmptyView does not have 'tint' modifier")
  }

  @Test func schemes() throws {
    #expect(try empty(EmptyView().environment(\.colorScheme, .dark)).colorScheme() == .dark)
    #expect(try empty(EmptyView().preferredColorScheme(.dark)).preferredColorScheme() == .dark)
    #expect(try empty(EmptyView().preferredColorScheme(.dark)).colorScheme() == .dark)
    #expect(
      message { try empty(EmptyView()).colorScheme() }
        == "EmptyView does not have 'colorScheme' modifier")
    let inside = try VStack { EmptyView() }.preferredColorScheme(.light).inspect()
    #expect(try inside.vStack().emptyView(0).preferredColorScheme() == .light)
  }

  @Test func foregroundStyle() throws {
    let style = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    let view = try empty(EmptyView().foregroundStyle(style))
    _ = try view.foregroundStyleShapeStyle(LinearGradient.self)
    #expect(
      message { _ = try view.foregroundStyleShapeStyle(Color.self) }
        == "Type mismatch: LinearGradient is not Color")
    #expect(
      message { _ = try empty(EmptyView()).foregroundStyleShapeStyle(Color.self) }
        == "EmptyView does not have 'foregroundStyle' modifier")
  }
}
