import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ControlGroupTests {
  @Test func controlsStandCloseToEachOther() throws {
    let window = HeadlessWindow(
      ControlGroup {
        Shown("a")
        Shown("b")
      })
    let shown: [HeadlessView] = window.container.children
    #expect(shown.count == 2)
    #expect(shown.first?.frame.maxX == shown.last?.frame.minX)
  }

  @Test func aLabelStandsBefore() {
    let window = HeadlessWindow(
      ControlGroup("Edit", systemImage: "pencil") { Shown("a") })
    #expect(window.texts == ["Edit"])
    #expect(window.shown == ["a"])
    let hidden = HeadlessWindow(ControlGroup("Edit") { Shown("a") }.labelsHidden())
    #expect(hidden.texts == [])
  }

  @Test func itsContentCanBeReflected() throws {
    #expect(try property("content", of: ControlGroup { Text("a") }) is Text)
    let labeled = ControlGroup(content: { Text("a") }, label: { Image(systemName: "star") })
    #expect(try property("content|content", of: labeled) is Text)
    #expect(try property("content|label", of: labeled) is Image)
  }

  @Test func aStyleArrangesTheControls() {
    struct Column: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let title = "Edit"
    let window = HeadlessWindow(
      ControlGroup(title) { Text("a") }.controlGroupStyle(Column()))
    #expect(window.texts == ["a", "Edit"])
  }

  @Test func styles() {
    func texts(_ style: some ControlGroupStyle) -> [String] {
      HeadlessWindow(ControlGroup("Edit") { Text("a") }.controlGroupStyle(style)).texts
    }
    #expect(texts(.automatic) == ["Edit", "a"])
    #expect(texts(.navigation) == ["Edit", "a"])
    #expect(texts(.palette) == ["Edit", "a"])
    // The controls are in the menu, which is closed.
    #expect(texts(.menu) == ["Edit"])
    #expect(texts(.compactMenu) == ["Edit"])
  }
}
