import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting LazyHGrid")
struct LazyHGridTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: LazyHGrid(rows: []) { Text("a") }, "lazyHGrid", { try $0.lazyHGrid() },
      { try $0.lazyHGrid($1) })
  }

  @Test func readsItsValues() throws {
    let lines = [GridItem(.fixed(20), spacing: 3, alignment: .top), GridItem(.flexible())]
    let sut = LazyHGrid(
      rows: lines, alignment: .bottom, spacing: 7, pinnedViews: .sectionFooters
    ) {
      Text("a")
      Text("b")
    }
    let grid = try sut.inspect().lazyHGrid()
    #expect(try grid.alignment() == .bottom)
    #expect(try grid.spacing() == 7)
    #expect(try grid.pinnedViews() == .sectionFooters)
    #expect(try grid.rows() == lines)
    #expect(try grid.rows() != [GridItem(.fixed(20)), GridItem(.flexible())])
    #expect(try grid.text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "lazyHGrid().text(1)")
  }
}
