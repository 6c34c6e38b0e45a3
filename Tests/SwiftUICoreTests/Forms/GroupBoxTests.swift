import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct GroupBoxTests {
  @Test func theBoxIsAroundItsContent() throws {
    let window = HeadlessWindow(
      GroupBox("Agreement") {
        Shown("a")
        Shown("b")
      })
    let label = try #require(window.view(withText: "Agreement"))
    let shown: [HeadlessView] = window.container.descendants.filter {
      $0.primitive is ShownPrimitive
    }
    let box = try #require(window.container.descendants.first { $0.primitive is ShapePrimitive })
    #expect(window.shown == ["a", "b"])
    #expect(shown.first?.frame.minX == box.frame.minX + 12)
    #expect(shown.first?.frame.minY == box.frame.minY + 12)
    #expect(shown.last?.frame.maxY == box.frame.maxY - 12)
    #expect(label.frame.maxY == box.frame.minY - 6)
  }

  @Test func withoutALabelThereIsTheBoxAlone() throws {
    let window = HeadlessWindow(GroupBox { Shown("a") })
    let shown = try #require(
      window.container.descendants.first { $0.primitive is ShownPrimitive })
    // In the middle of the window: nothing is above the box.
    #expect(shown.frame.midY == 150)
  }

  @Test func itsPartsCanBeReflected() throws {
    let box = GroupBox(content: { Text("Text") }, label: { Image(systemName: "star") })
    #expect(try property("content", of: box) is Text)
    #expect(try property("label", of: box) is Image)
    let title = "Title"
    #expect(try property("label", of: GroupBox(title) { EmptyView() }) is Text)
  }

  @Test func aStyleArrangesTheParts() throws {
    struct Upside: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let window = HeadlessWindow(GroupBox("Title") { Text("Text") }.groupBoxStyle(Upside()))
    #expect(window.texts == ["Text", "Title"])
    let style = GroupBox("Title") { Text("Text") }.groupBoxStyle(Upside())
    #expect(try property("modifier|style", of: style) is Upside)
    #expect(
      HeadlessWindow(GroupBox("A") { Text("B") }.groupBoxStyle(.automatic)).texts == ["A", "B"])
  }
}
