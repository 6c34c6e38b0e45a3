import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Button")
struct ButtonTests {
  @Test func isTapped() throws {
    var taps = 0
    let view = AnyView(Button("Go", role: .destructive) { taps += 1 })
    let button = try view.inspect().anyView().button()
    try button.tap()
    #expect(taps == 1)
    #expect(try button.role() == .destructive)
    #expect(try button.labelView().text().string() == "Go")
  }

  @Test func inContainers() throws {
    let view = HStack {
      Button("1") {}
      Button("2") {}
    }
    #expect(try view.inspect().hStack().button(1).labelView().text().string() == "2")
    #expect(
      try view.inspect().find(text: "2").pathToRoot == "hStack().button(1).labelView().text()")
  }
}
