import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting LazyVGrid")
struct LazyVGridTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: LazyVGrid(columns: []) { Text("a") }, "lazyVGrid", { try $0.lazyVGrid() },
      { try $0.lazyVGrid($1) })
  }

  @Test func readsItsValues() throws {
    let lines = [GridItem(.fixed(20), spacing: 3, alignment: .top), GridItem(.flexible())]
    let sut = LazyVGrid(
      columns: lines, alignment: .trailing, spacing: 7, pinnedViews: .sectionFooters
    ) {
      Text("a")
      Text("b")
    }
    let grid = try sut.inspect().lazyVGrid()
    #expect(try grid.alignment() == .trailing)
    #expect(try grid.spacing() == 7)
    #expect(try grid.pinnedViews() == .sectionFooters)
    #expect(try grid.columns() == lines)
    #expect(try grid.columns() != [GridItem(.fixed(20)), GridItem(.flexible())])
    #expect(try grid.text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "lazyVGrid().text(1)")
  }
}
