import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting GridRow")
struct GridRowTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: GridRow { Text("a") }, "gridRow", { try $0.gridRow() }, { try $0.gridRow($1) })
  }

  @Test func readsTheAlignment() throws {
    let aligned = GridRow(alignment: .bottom) { Text("a") }
    #expect(try aligned.inspect().gridRow().alignment() == .bottom)
    #expect(try GridRow { Text("a") }.inspect().gridRow().alignment() == nil)
  }
}
