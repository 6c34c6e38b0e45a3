import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting NavigationView")
struct NavigationViewTests {
  @available(*, deprecated, message: "Navigation views are deprecated.")
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: NavigationView { Text("a") }, "navigationView", { try $0.navigationView() },
      { try $0.navigationView($1) })
  }

  @available(*, deprecated, message: "Navigation views are deprecated.")
  @Test func readsItsContent() throws {
    #expect(try NavigationView { Text("a") }.inspect().navigationView().text().string() == "a")
    let sut = NavigationView {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().navigationView().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "navigationView().text(1)")
  }
}
