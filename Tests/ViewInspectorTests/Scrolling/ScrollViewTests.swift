import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ScrollView")
struct ScrollViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ScrollView { Text("a") }, "scrollView", { try $0.scrollView() }, { try $0.scrollView($1) }
    )
  }

  @Test func readsItsValues() throws {
    let sut = ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
    let view = try sut.inspect().scrollView()
    #expect(try view.axes() == [.horizontal, .vertical])
    #expect(try view.showsIndicators() == false)
    #expect(try ScrollView { Text("") }.inspect().scrollView().showsIndicators())
    #expect(try view.contentInsets() == EdgeInsets())
    #expect(try view.text().string() == "a")
    #expect(try sut.inspect().find(text: "a").pathToRoot == "scrollView().text()")
  }
}
