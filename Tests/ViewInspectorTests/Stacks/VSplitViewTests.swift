#if os(macOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting VSplitView")
struct VSplitViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: VSplitView { Text("a") }, "vSplitView", { try $0.vSplitView() }, { try $0.vSplitView($1) }
    )
  }

  @Test func readsItsContent() throws {
    let sut = VSplitView {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().vSplitView().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "vSplitView().text(1)")
  }
}
#endif
