import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Grid")
struct GridTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Grid { Text("a") }, "grid", { try $0.grid() }, { try $0.grid($1) })
  }

  @Test func readsItsValues() throws {
    let sut = Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) {
      GridRow { Text("a") }
      Text("b")
    }
    let grid = try sut.inspect().grid()
    #expect(try grid.alignment() == .topLeading)
    #expect(try grid.horizontalSpacing() == 3)
    #expect(try grid.verticalSpacing() == 5)
    #expect(try grid.gridRow(0).text(0).string() == "a")
    #expect(try grid.text(1).string() == "b")
    #expect(try sut.inspect().find(text: "a").pathToRoot == "grid().gridRow(0).text(0)")
  }

  @Test func hasNoSpacingUnlessAsked() throws {
    let grid = try Grid { Text("a") }.inspect().grid()
    #expect(try grid.horizontalSpacing() == nil)
    #expect(try grid.verticalSpacing() == nil)
  }
}
