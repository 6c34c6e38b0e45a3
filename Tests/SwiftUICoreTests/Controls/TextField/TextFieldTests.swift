import Foundation
import Testing

@testable import SwiftUICore

extension HeadlessWindow {
  fileprivate var field: TextInput? { primitives(TextFieldPrimitive.self).first?.input }
}

private struct Bracketed: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text(verbatim: "[")
      configuration
      Text(verbatim: "]")
    }
  }
}

@MainActor
@Suite struct TextFieldTests {
  @Test func theTitleIsTheTextOfTheLabel() {
    let window = HeadlessWindow(
      TextField(text: .constant("x")) {
        Label("Name", systemImage: "person")
      })
    #expect(window.field?.title == "Name")
    #expect(window.field?.placeholder == "Name")
    #expect(window.field?.text == "x")
    let prompted = HeadlessWindow(
      TextField("Name", text: .constant("x"), prompt: Text(verbatim: "your name")))
    #expect(prompted.field?.placeholder == "your name")
    #expect(prompted.field?.title == "Name")
  }

  @Test func aStyleIsBuiltOnTheOneOutside() {
    let window = HeadlessWindow(
      VStack { TextField("Name", text: .constant("x")).textFieldStyle(Bracketed()) }
        .textFieldStyle(.plain))
    #expect(window.primitives(TextPrimitive.self).map(\.string) == ["[", "]"])
    #expect(window.field?.border == TextInput.Border.none)
    #expect(window.field?.title == "Name")
  }

  @Test func formatsReadAndShowValues() {
    var value = 1234.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let format: FloatingPointFormatStyle<Double> = .number.locale(Locale(identifier: "de_DE"))
    let window = HeadlessWindow(TextField("x", value: binding, format: format))
    #expect(window.field?.text == "1.234,5")
    #expect(window.field?.isSetOnCommit == true)
    window.field?.setText("7,25")
    #expect(value == 7.25)
    window.field?.setText("x")
    #expect(value == 7.25)
  }

  @Test func optionalValuesBecomeNil() {
    var value: Int? = 3
    let binding = Binding(get: { value }, set: { value = $0 })
    let window = HeadlessWindow(TextField("x", value: binding, format: .number))
    #expect(window.field?.text == "3")
    window.field?.setText("12")
    #expect(value == 12)
    window.field?.setText("")
    #expect(value == nil)
    #expect(HeadlessWindow(TextField("x", value: binding, format: .number)).field?.text == "")
  }

  @Test func formattersReadAndShowValues() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    var double = 1234.5
    let first = HeadlessWindow(
      TextField("x", value: Binding(get: { double }, set: { double = $0 }), formatter: formatter))
    #expect(first.field?.text == "1,234.5")
    first.field?.setText("7.5")
    #expect(double == 7.5)
    var integer: Int? = nil
    let second = HeadlessWindow(
      TextField("x", value: Binding(get: { integer }, set: { integer = $0 }), formatter: formatter))
    second.field?.setText("42")
    #expect(integer == 42)
    second.field?.setText("none")
    #expect(integer == 42)
  }

  @Test func aFormatterThatCantReadIsReported() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(
        TextField("x", value: .constant(1), formatter: ByteCountFormatter()))
      window.field?.setText("1")
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("ByteCountFormatter can't read") == true)
  }

  @Test func submissionsReachTheEnclosingActions() {
    var events: [String] = []
    let window = HeadlessWindow(
      VStack {
        TextField("x", text: .constant("")).onSubmit { events.append("inner") }
      }
      .onSubmit { events.append("outer") }
      .onSubmit(of: .search) { events.append("search") })
    window.field?.onSubmit()
    #expect(events == ["inner", "outer"])
    events = []
    let scoped = HeadlessWindow(
      TextField("x", text: .constant("")).onSubmit { events.append("inner") }.submitScope()
        .onSubmit { events.append("outer") })
    scoped.field?.onSubmit()
    #expect(events == ["inner"])
  }

  @Test func theEnvironmentReachesTheField() {
    let window = HeadlessWindow(
      TextField("x", text: .constant("")).multilineTextAlignment(.trailing)
        .autocorrectionDisabled().disabled(true).font(.title))
    #expect(window.field?.alignment == .trailing)
    #expect(window.field?.allowsCorrection == false)
    #expect(window.field?.traits.isEnabled == false)
    #expect(window.field?.looks?.font.size == Font.TextStyle.title.size)
  }

  @Test func axisAndSecrecyChooseTheWidget() {
    let vertical = HeadlessWindow(
      TextField("x", text: .constant("a\nb\nc"), axis: .vertical).lineLimit(2...5))
    let field = vertical.primitives(MultilineTextFieldPrimitive.self).first
    #expect(field?.reservedLines == 2)
    #expect(field?.lineLimit == 5)
    let secure = HeadlessWindow(SecureField("Password", text: .constant("secret")))
    #expect(secure.primitives(SecureFieldPrimitive.self).map(\.input.text) == ["secret"])
    #expect(secure.primitives(SecureFieldPrimitive.self).map(\.input.placeholder) == ["Password"])
  }
}
