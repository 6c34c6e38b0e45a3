#if !os(iOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Changes of the focus")
struct FocusChangeTests {
  @Test func focusChange() throws {
    var values: [Bool] = []
    try expectModifier("focusable", on: EmptyView().focusable(true) { values.append($0) }) {
      try $0.callOnFocusChange()
      return values == [true]
    }
  }
}
#endif
