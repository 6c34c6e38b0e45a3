import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LabeledContentTests {
  @Test func theLabelStandsBesideTheContent() throws {
    let window = HeadlessWindow(
      LabeledContent("Size", value: 1200, format: .number.grouping(.never)))
    #expect(window.texts == ["Size", "1200"])
    let label = try #require(window.view(withText: "Size"))
    let value = try #require(window.view(withText: "1200"))
    #expect(value.frame.minX == label.frame.maxX + 8)
  }

  @Test func aHiddenLabelLeavesTheContent() {
    let window = HeadlessWindow(LabeledContent("Size", value: "5").labelsHidden())
    #expect(window.texts == ["5"])
  }

  @Test func itsPartsCanBeReflected() throws {
    let view = LabeledContent {
      Image(systemName: "star")
    } label: {
      Text("Rating")
    }
    #expect(try property("content", of: view) is Image)
    #expect(try property("label", of: view) is Text)
  }

  @Test func aStyleArrangesTheParts() {
    struct Reversed: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let title = "Name"
    let view = LabeledContent(title, value: "Anna").labeledContentStyle(Reversed())
    #expect(HeadlessWindow(view).texts == ["Anna", "Name"])
    let automatic = LabeledContent(title) { Text("Anna") }.labeledContentStyle(.automatic)
    #expect(HeadlessWindow(automatic).texts == ["Name", "Anna"])
  }

  @Test func aStyleCanBeBuiltOnTheOneOutside() {
    struct Marked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        Shown("mark")
        LabeledContent(configuration)
      }
    }
    let window = HeadlessWindow(
      HStack { LabeledContent("Name", value: "Anna").labeledContentStyle(Marked()) })
    #expect(window.shown == ["mark"])
    #expect(window.texts == ["Name", "Anna"])
  }
}
