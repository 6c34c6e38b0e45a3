import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting SecureField")
struct SecureFieldTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: SecureField("a", text: Binding(wrappedValue: "")), "secureField",
      { try $0.secureField() }, { try $0.secureField($1) })
  }

  @Test func isTypedInto() throws {
    let text = Binding(wrappedValue: "123")
    let sut = SecureField("label", text: text)
    #expect(try sut.inspect().secureField().input() == "123")
    try sut.inspect().secureField().setInput("abc")
    #expect(text.wrappedValue == "abc")
    #expect(try sut.inspect().secureField().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "secureField().labelView().text()")
  }

  @Test func refusesWhereAUserCouldNot() {
    let text = Binding(wrappedValue: "123")
    let sut = SecureField("", text: text).allowsHitTesting(false)
    #expect(
      message { try sut.inspect().secureField().setInput("abc") }
        == "SecureField is unresponsive: it has allowsHitTesting set to false")
    #expect(text.wrappedValue == "123")
  }

  @available(*, deprecated, message: "Uses the deprecated initializer.")
  @Test func callsOnCommit() throws {
    var calls = 0
    let sut = SecureField("", text: Binding(wrappedValue: ""), onCommit: { calls += 1 })
    try sut.inspect().secureField().callOnCommit()
    #expect(calls == 1)
  }
}
