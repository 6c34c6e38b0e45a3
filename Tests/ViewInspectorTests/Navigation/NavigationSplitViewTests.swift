import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting NavigationSplitView")
struct NavigationSplitViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }, "navigationSplitView", { try $0.navigationSplitView() }, { try $0.navigationSplitView($1) }
    )
  }

  @Test func readsItsColumns() throws {
    let sut = NavigationSplitView {
      Text("sidebar")
    } content: {
      Text("content")
      Text("more")
    } detail: {
      Text("detail")
    }
    let view = try sut.inspect().navigationSplitView()
    #expect(try view.text(1).string() == "more")
    #expect(try view.sidebarView().text().string() == "sidebar")
    #expect(try view.detailView().text().string() == "detail")
    #expect(
      try sut.inspect().find(text: "detail").pathToRoot
        == "navigationSplitView().detailView().text()")
    #expect(
      try sut.inspect().find(text: "sidebar").pathToRoot
        == "navigationSplitView().sidebarView().text()")
    #expect(try sut.inspect().find(text: "more").pathToRoot == "navigationSplitView().text(1)")
  }
}
