import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct FormTests {
  private func form(_ isOn: Bool = false) -> some View {
    Form {
      Section {
        Toggle("Sounds", isOn: .constant(isOn))
        LabeledContent("Version", value: "2.1")
      } header: {
        Text("General")
      } footer: {
        Text("A note")
      }
      Text("Loose")
    }
  }

  @Test func theRowsOfASectionStandUnderItsHeader() throws {
    let window = HeadlessWindow(form())
    #expect(window.texts == ["General", "Sounds", "Version", "2.1", "A note", "Loose"])
    // One line between the two rows of the section.
    #expect(window.primitives(DividerPrimitive.self).count == 1)
    #expect(window.primitives(ScrollPrimitive.self).count == 1)
  }

  @Test func labelsAndControlsStandAtTheEndsOfTheRow() throws {
    let window = HeadlessWindow(size: CGSize(width: 400, height: 300), form())
    let label = try #require(window.view(withText: "Version"))
    let value = try #require(window.view(withText: "2.1"))
    // 18 points around the form and 12 at the sides of a row.
    #expect(label.frame.minX == 30)
    #expect(value.frame.maxX == 370)
    #expect(value.frame.minY == label.frame.minY)
    let control = try #require(
      window.container.descendants.first { $0.primitive is SwitchPrimitive })
    #expect(control.frame.maxX == 370)
  }

  @Test func headersStandOut() throws {
    let window = HeadlessWindow(form())
    let texts: [TextPrimitive] = window.primitives(TextPrimitive.self)
    let header = try #require(texts.first { $0.string == "General" }?.runs.first)
    let row = try #require(texts.first { $0.string == "Sounds" }?.runs.first)
    #expect(header.font != row.font)
  }

  @Test func controlsBeginInOneColumn() throws {
    let window = HeadlessWindow(
      Form {
        LabeledContent("A") { Shown("1") }
        LabeledContent("A longer label") { Shown("2") }
        Shown("3")
      }.formStyle(.columns))
    let shown: [HeadlessView] = window.container.descendants.filter {
      $0.primitive is ShownPrimitive
    }
    #expect(shown.count == 3)
    #expect(Set(shown.map(\.frame.minX)).count == 1)
    let label = try #require(window.view(withText: "A"))
    let long = try #require(window.view(withText: "A longer label"))
    #expect(label.frame.maxX == long.frame.maxX)
    #expect(label.frame.maxX < shown[0].frame.minX)
  }

  @Test func aFormHasItsOwnStyle() {
    struct Listing: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Shown("style")
          Form(configuration)
        }
      }
    }
    let window = HeadlessWindow(Form { Text("Row") }.formStyle(Listing()))
    #expect(window.shown == ["style"])
    #expect(window.texts == ["Row"])
    let grouped = HeadlessWindow(Form { Text("Row") }.formStyle(.grouped))
    #expect(grouped.primitives(ScrollPrimitive.self).count == 1)
    let automatic = HeadlessWindow(Form { Text("Row") }.formStyle(.automatic))
    #expect(automatic.texts == ["Row"])
  }

  @Test func changesReachTheRows() {
    let count = Source(1)
    struct Rows: View {
      let count: Source<Int>
      var body: some View {
        Form { ForEach(0..<count.value, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
    let window = HeadlessWindow(Rows(count: count))
    #expect(window.texts == ["0"])
    count.value = 3
    window.flush()
    #expect(window.texts == ["0", "1", "2"])
    #expect(window.primitives(DividerPrimitive.self).count == 2)
  }

  @Test func itsContentCanBeReflected() throws {
    let content = try property("content", of: Form { Text("Row") })
    #expect(content is Text)
  }
}
