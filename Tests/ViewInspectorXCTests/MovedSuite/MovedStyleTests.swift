import SwiftUI
import ViewInspector
import XCTest

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .blur(radius: configuration.isPressed ? 5 : 0)
      .padding(.leading, 8)
  }
}

private struct TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
    VStack { configuration.label }.onTapGesture { configuration.trigger() }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Image(systemName: configuration.isOn ? "checkmark" : "xmark")
    }
  }
}

private struct BoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.title)
      configuration.content
    }
  }
}

private struct RowStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title.foregroundColor(.red)
      configuration.icon
    }
  }
}

private struct BarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
    }
  }
}

final class MovedStyleTests: XCTestCase {
  func testButtonStyles() throws {
    let sut = PressedStyle()
    XCTAssertEqual(try sut.inspect(isPressed: false).styleConfigurationLabel().blur().radius, 0)
    XCTAssertEqual(try sut.inspect(isPressed: true).styleConfigurationLabel().blur().radius, 5)
    XCTAssertEqual(
      try sut.inspect(isPressed: true).styleConfigurationLabel().padding(.leading), 8)
    let button = Button("a") {}.buttonStyle(PressedStyle())
    XCTAssertTrue(try button.inspect().button().buttonStyle() is PressedStyle)
    XCTAssertThrows(
      try Button("a") {}.inspect().button().buttonStyle(),
      "Button does not have 'buttonStyle' modifier")
  }

  func testPrimitiveButtonStyle() throws {
    let triggerExp = XCTestExpectation(description: "trigger()")
    triggerExp.expectedFulfillmentCount = 1
    let view = try TriggerStyle().inspect(onTrigger: { triggerExp.fulfill() })
    try view.vStack().callOnTapGesture()
    wait(for: [triggerExp], timeout: 0.1)
  }

  func testToggleStyle() throws {
    let sut = CheckStyle()
    func name(_ isOn: Bool) throws -> String {
      try sut.inspect(isOn: isOn).hStack().image(1).actualImage().name()
    }
    XCTAssertEqual(try name(true), "checkmark")
    XCTAssertEqual(try name(false), "xmark")
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(CheckStyle())
    XCTAssertTrue(try toggle.inspect().toggle().toggleStyle() is CheckStyle)
  }

  func testOtherStyles() throws {
    XCTAssertEqual(
      try BoxStyle().inspect().vStack().styleConfigurationLabel(0).font(), .title)
    XCTAssertNoThrow(try BoxStyle().inspect().vStack().styleConfigurationContent(1))
    XCTAssertEqual(
      try RowStyle().inspect().hStack().styleConfigurationTitle(0).foregroundColor(), .red)
    XCTAssertNoThrow(try RowStyle().inspect().hStack().styleConfigurationIcon(1))
    XCTAssertEqual(
      try BarStyle().inspect(fractionCompleted: 0.42).vStack().text(1).string(), "42%")
    XCTAssertEqual(try BarStyle().inspect().vStack().text(1).string(), "0%")
  }

  func testModifiers() throws {
    let sut = Text("abc")
      .font(.headline).foregroundColor(.blue).bold()
      .padding(10).padding(.top, 5)
      .frame(width: 100, height: 50, alignment: .leading)
      .background(Color.yellow)
      .border(Color.black, width: 2)
      .opacity(0.5).cornerRadius(4)
      .rotationEffect(.degrees(30)).scaleEffect(2)
      .offset(x: 3, y: 4).zIndex(2)
      .hidden()
      .accessibilityLabel(Text("label")).accessibilityIdentifier("id")
      .disabled(true)
    let text = try sut.inspect().text()
    XCTAssertTrue(try text.attributes().isBold())
    XCTAssertEqual(try text.attributes().foregroundColor(), .blue)
    XCTAssertEqual(try text.padding(), EdgeInsets(top: 15, leading: 10, bottom: 10, trailing: 10))
    XCTAssertEqual(try text.fixedFrame().width, 100)
    XCTAssertEqual(try text.fixedAlignment(), .leading)
    XCTAssertEqual(try text.background().color().value(), .yellow)
    XCTAssertEqual(try text.border(Color.self).width, 2)
    XCTAssertEqual(try text.opacity(), 0.5)
    XCTAssertEqual(try text.cornerRadius(), 4)
    XCTAssertEqual(try text.rotation().angle, .degrees(30))
    XCTAssertEqual(try text.scaleEffect(), CGSize(width: 2, height: 2))
    XCTAssertEqual(try text.offset(), CGSize(width: 3, height: 4))
    XCTAssertEqual(try text.zIndex(), 2)
    XCTAssertTrue(text.isHidden())
    XCTAssertTrue(text.isDisabled())
    XCTAssertFalse(text.isResponsive())
    XCTAssertEqual(try text.accessibilityLabel().string(), "label")
    XCTAssertEqual(try text.accessibilityIdentifier(), "id")
  }

  func testControls() throws {
    let text = Binding(wrappedValue: "")
    let number = Binding(wrappedValue: 1.0)
    let choice = Binding(wrappedValue: 1)
    let date = Binding(wrappedValue: Date(timeIntervalSince1970: 0))
    let isOn = Binding(wrappedValue: false)
    let sut = Form {
      TextField("field", text: text)
      SecureField("secret", text: text)
      Slider(value: number, in: 1...9)
      Stepper("step", value: choice)
      Picker("pick", selection: choice) { ForEach(0..<5) { Text("\($0)").tag($0) } }
      DatePicker("date", selection: date)
      Toggle("toggle", isOn: isOn)
      DisclosureGroup("more", isExpanded: isOn) { Text("inside") }
      Link("link", destination: URL(string: "https://example.com") ?? URL(fileURLWithPath: "/"))
      ProgressView("progress", value: 0.5)
    }
    let form = try sut.inspect().form()
    try form.textField(0).setInput("abc")
    XCTAssertEqual(try form.secureField(1).input(), "abc")
    try form.slider(2).setValue(5)
    XCTAssertEqual(number.wrappedValue, 5)
    try form.stepper(3).increment()
    XCTAssertEqual(choice.wrappedValue, 2)
    try form.picker(4).select(value: 4)
    XCTAssertEqual(try form.picker(4).selectedValue(), 4)
    XCTAssertThrowsError(try form.picker(4).select(value: "x"))
    try form.datePicker(5).select(date: Date(timeIntervalSince1970: 9))
    XCTAssertEqual(date.wrappedValue, Date(timeIntervalSince1970: 9))
    try form.toggle(6).tap()
    XCTAssertTrue(try form.toggle(6).isOn())
    XCTAssertTrue(try form.disclosureGroup(7).isExpanded())
    try form.disclosureGroup(7).collapse()
    XCTAssertFalse(isOn.wrappedValue)
    XCTAssertEqual(try form.link(8).url().absoluteString, "https://example.com")
    XCTAssertEqual(try sut.inspect().find(link: "link").labelView().text().string(), "link")
    XCTAssertEqual(try form.progressView(9).fractionCompleted(), 0.5)
  }
}
