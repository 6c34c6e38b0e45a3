import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ColorPicker")
struct ColorPickerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ColorPicker("a", selection: Binding(wrappedValue: Color.red)), "colorPicker",
      { try $0.colorPicker() }, { try $0.colorPicker($1) })
  }

  @Test(.standInDiffers("Apple's holds a binding of UIKit's or AppKit's color"))
  func selects() throws {
    let color = Binding(wrappedValue: Color.red)
    let sut = ColorPicker(selection: color) { Text("label") }
    try sut.inspect().colorPicker().select(color: Color.yellow)
    #expect(color.wrappedValue == .yellow)
    #expect(try sut.inspect().colorPicker().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "colorPicker().labelView().text()")
  }

  @Test func refusesWhereAUserCouldNot() {
    let color = Binding(wrappedValue: Color.red)
    let sut = ColorPicker("", selection: color).disabled(true)
    #expect(
      message { try sut.inspect().colorPicker().select(color: Color.yellow) }
        == "ColorPicker is unresponsive: it is disabled")
    #expect(color.wrappedValue == .red)
  }
}
