import SwiftUI
import Testing
import ViewInspector

private struct NameKey: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor
@Suite("Overlays and backgrounds")
struct LayerModifierTests {
  @Test func overlay() throws {
    let view = try EmptyView().overlay(Text("a"), alignment: .top).overlay(Color.red).inspect()
      .emptyView()
    let layer: InspectableView<ViewType.Overlay> = try view.overlay()
    #expect(try layer.text().string() == "a")
    #expect(try view.overlay().alignment() == .top)
    #expect(try view.overlay(1).color().value() == .red)
    #expect(
      message { try view.overlay(2) } == "EmptyView does not have 'overlay' modifier at index 2")
    #expect(
      message { try EmptyView().inspect().emptyView().overlay() }
        == "EmptyView does not have 'overlay' modifier")
  }

  @Test func background() throws {
    let view = try EmptyView().background(Text("a"), alignment: .leading).inspect().emptyView()
    #expect(try view.background().text().string() == "a")
    #expect(try view.background().alignment() == .leading)
    let styled = try EmptyView().background(.red, ignoresSafeAreaEdges: .top).inspect().emptyView()
    #expect(try styled.background().ignoresSafeAreaEdges() == .top)
    #expect(try styled.background().alignment() == .center)
  }

  @Test func layersOfSeveralViews() throws {
    let view = try EmptyView().overlay {
      Text("a")
      Text("b")
    }.inspect().emptyView()
    #expect(try view.overlay().text(1).string() == "b")
  }

  @Test func search() throws {
    let view = EmptyView().background(Text("b")).overlay(Text("o"), alignment: .top)
    #expect(try view.inspect().find(text: "o").pathToRoot == "emptyView().overlay().text()")
    #expect(try view.inspect().find(text: "b").pathToRoot == "emptyView().background().text()")
  }

  @Test func preferences() throws {
    let view = EmptyView().overlayPreferenceValue(NameKey.self) { Text("over " + $0) }
      .backgroundPreferenceValue(NameKey.self) { Text("under " + $0) }
    let inspected = try view.inspect().emptyView()
    #expect(try inspected.overlayPreferenceValue().text().string() == "over default")
    #expect(try inspected.backgroundPreferenceValue().text().string() == "under default")
    #expect(
      message { try EmptyView().inspect().emptyView().overlayPreferenceValue() }
        == "EmptyView does not have 'overlayPreferenceValue' modifier")
  }

  @Test func border() throws {
    let (style, width) = try EmptyView().border(Color.red, width: 3).inspect().emptyView()
      .border(Color.self)
    #expect(style == .red)
    #expect(width == 3)
    #expect(
      message { _ = try EmptyView().inspect().emptyView().border(Color.self) }
        == "EmptyView does not have 'border' modifier")
  }
}
