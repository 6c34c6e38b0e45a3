import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ScrollViewReader")
struct ScrollViewReaderTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ScrollViewReader { _ in Text("a") }, "scrollViewReader", { try $0.scrollViewReader() },
      { try $0.scrollViewReader($1) })
  }

  @Test func readsItsContent() throws {
    let sut = ScrollViewReader { proxy in
      Button("scroll") { proxy.scrollTo(1) }
    }
    #expect(
      try sut.inspect().find(text: "scroll").pathToRoot
        == "scrollViewReader().button().labelView().text()")
    try sut.inspect().scrollViewReader().button().tap()
  }
}
