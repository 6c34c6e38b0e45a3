import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting NavigationStack")
struct NavigationStackTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: NavigationStack { Text("a") }, "navigationStack", { try $0.navigationStack() },
      { try $0.navigationStack($1) })
  }

  @Test func readsTheRoot() throws {
    #expect(try NavigationStack { Text("a") }.inspect().navigationStack().text().string() == "a")
    let sut = NavigationStack {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().navigationStack().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "navigationStack().text(1)")
  }
}
