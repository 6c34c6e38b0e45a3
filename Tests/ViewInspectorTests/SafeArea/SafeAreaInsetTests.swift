import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting safe area insets")
struct SafeAreaInsetTests {
  @Test func readsItsValues() throws {
    let sut = EmptyView().safeAreaInset(edge: .bottom, spacing: 19) { Text("a") }
    let inset: InspectableView<ViewType.SafeAreaInset> = try sut.inspect().emptyView()
      .safeAreaInset()
    #expect(inset.pathToRoot == "emptyView().safeAreaInset()")
    #expect(try inset.edge() == .bottom)
    #expect(try inset.spacing() == 19)
    #expect(try inset.regions() == .container)
    #expect(try inset.text().string() == "a")
    let bare = EmptyView().safeAreaInset(edge: .leading) { Text("a") }
    #expect(try bare.inspect().emptyView().safeAreaInset().spacing() == nil)
    #expect(
      message { try EmptyView().padding().inspect().emptyView().safeAreaInset() }
        == "EmptyView does not have 'safeAreaInset' modifier")
  }

  @Test func isSearched() throws {
    let sut = Text("")
      .safeAreaInset(edge: .top) {
        EmptyView()
        Text("1")
      }
      .padding()
      .safeAreaInset(edge: .leading) { Text("2") }
    #expect(try sut.inspect().find(text: "1").pathToRoot == "text().safeAreaInset().text(1)")
    #expect(try sut.inspect().find(text: "2").pathToRoot == "text().safeAreaInset(1).text()")
  }
}
