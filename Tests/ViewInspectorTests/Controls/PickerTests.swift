import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Picker")
struct PickerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Picker("a", selection: Binding(wrappedValue: 1)) { Text("b").tag(1) }, "picker",
      { try $0.picker() }, { try $0.picker($1) })
  }

  private func sut(_ selection: Binding<Int>) -> some View {
    Picker(selection: selection) {
      Text("one").tag(1)
      Text("two").tag(2)
    } label: {
      Text("label")
    }
  }

  @Test func readsItsParts() throws {
    let sut = sut(Binding(wrappedValue: 1))
    #expect(try sut.inspect().picker().text(1).string() == "two")
    #expect(try sut.inspect().picker().text(1).tag() == AnyHashable(2))
    #expect(try sut.inspect().picker().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "two").pathToRoot == "picker().text(1)")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "picker().labelView().text()")
  }

  @Test func selects() throws {
    let selection = Binding(wrappedValue: 1)
    let picker = try sut(selection).inspect().picker()
    #expect(try picker.selectedValue(Int.self) == 1)
    try picker.select(value: 2)
    #expect(selection.wrappedValue == 2)
    #expect(try picker.selectedValue(Int.self) == 2)
    #expect(
      message { try picker.select(value: "x") }
        == "Type mismatch: Array<Binding<Int>> is not Array<Binding<String>>")
  }

  @Test func selectsForAllSources() throws {
    let first = Binding(wrappedValue: 1)
    let second = Binding(wrappedValue: 2)
    let sut = Picker("", sources: [first, second], selection: \.self) { Text("three").tag(3) }
    try sut.inspect().picker().select(value: 3)
    #expect(first.wrappedValue == 3)
    #expect(second.wrappedValue == 3)
  }

  @Test func refusesWhereAUserCouldNot() {
    let selection = Binding(wrappedValue: 1)
    let sut = VStack { HStack { self.sut(selection) }.disabled(true) }
    #expect(
      message { try sut.inspect().vStack().hStack(0).picker(0).select(value: 2) }
        == "Picker is unresponsive: vStack().hStack(0) is disabled")
    #expect(selection.wrappedValue == 1)
  }
}
