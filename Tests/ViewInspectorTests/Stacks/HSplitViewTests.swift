#if os(macOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting HSplitView")
struct HSplitViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: HSplitView { Text("a") }, "hSplitView", { try $0.hSplitView() }, { try $0.hSplitView($1) }
    )
  }

  @Test func readsItsContent() throws {
    let sut = HSplitView {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().hSplitView().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "hSplitView().text(1)")
  }
}
#endif
