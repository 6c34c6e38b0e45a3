#if os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Context menus of a selection")
struct SelectionContextMenuTests {
  @Test func contextMenuOfASelection() throws {
    let view = EmptyView().contextMenu(forSelectionType: Int.self) { ids in
      Text("\(ids.count) chosen")
    }
    try expectModifier("contextMenu(forSelectionType:)", on: view) {
      try $0.contextMenu(forSelection: [1, 2]).text().string() == "2 chosen"
    }
    #expect(
      message { try view.inspect().emptyView().contextMenu(forSelection: Set<String>()) }
        == "EmptyView does not have 'contextMenu(forSelectionType:)' modifier")
  }
}
#endif
