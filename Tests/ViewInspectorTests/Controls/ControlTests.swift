import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Toggle and TextField")
struct ControlTests {
  @Test func toggleIsTapped() throws {
    var isOn = false
    let view = Toggle(isOn: Binding(get: { isOn }, set: { isOn = $0 })) { Text("Label") }
    try view.inspect().toggle().tap()
    #expect(isOn)
    #expect(try view.inspect().toggle().isOn())
    #expect(try view.inspect().find(text: "Label").pathToRoot == "toggle().labelView().text()")
    let hidden = view.labelsHidden()
    #expect(try hidden.inspect().find(text: "Label").isHidden())
    #expect(
      message { try view.disabled(true).inspect().toggle().tap() }
        == "Toggle is unresponsive: it is disabled")
  }

  @Test func textIsEntered() throws {
    var text = "a"
    let view = TextField(
      "Title", text: Binding(get: { text }, set: { text = $0 }), prompt: Text("Prompt"))
    try view.inspect().textField().setInput("b")
    #expect(text == "b")
    #expect(try view.inspect().textField().input() == "b")
    #expect(try view.inspect().find(text: "Title").pathToRoot == "textField().labelView().text()")
    #expect(try view.inspect().find(text: "Prompt").pathToRoot == "textField().prompt()")
  }

  @available(*, deprecated, message: "Uses the deprecated initializer.")
  @Test func callsWhatATextFieldWasGiven() throws {
    var calls: [String] = []
    let view = TextField(
      "", text: Binding(wrappedValue: ""), onEditingChanged: { calls.append("\($0)") },
      onCommit: { calls.append("commit") })
    try view.inspect().textField().callOnEditingChanged()
    try view.inspect().textField().callOnCommit()
    #expect(calls == ["false", "commit"])
  }
}
