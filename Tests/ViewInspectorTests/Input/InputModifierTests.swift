import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Hovering and shortcuts")
struct InputModifierTests {
  @Test func hover() throws {
    var values: [Bool] = []
    try expectModifier("onHover", on: EmptyView().onHover { values.append($0) }) {
      try $0.callOnHover()
      return values == [true]
    }
  }

  #if !os(tvOS) && !os(watchOS)
  @Test func keyboardShortcut() throws {
    try expectModifier(
      "keyboardShortcut", on: EmptyView().keyboardShortcut("s", modifiers: [.command, .shift])
    ) { try $0.keyboardShortcut() == KeyboardShortcut("s", modifiers: [.command, .shift]) }
    let none = EmptyView().keyboardShortcut(KeyboardShortcut?.none)
    #expect(
      message { try none.inspect().emptyView().keyboardShortcut() }
        == "EmptyView does not have 'keyboardShortcut' modifier")
  }
  #endif
}
