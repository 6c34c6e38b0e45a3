import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting EmptyView")
struct EmptyViewTests {
  @Test func isReachedBySteps() throws {
    #expect(
      try AnyView(EmptyView()).inspect().anyView().emptyView().pathToRoot == "anyView().emptyView()"
    )
    let row = HStack {
      Text("")
      EmptyView()
    }
    #expect(try row.inspect().hStack().emptyView(1).pathToRoot == "hStack().emptyView(1)")
    #expect(try row.inspect().find(ViewType.EmptyView.self).pathToRoot == "hStack().emptyView(1)")
    #expect(
      message { try row.inspect().hStack().emptyView(0) }
        == "hStack().emptyView(0) found Text instead of EmptyView")
  }
}
