#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Button = SwiftUICore.Button
private typealias Text = SwiftUICore.Text

@Suite(.gtk) @MainActor struct KeyboardShortcutTests {
  @Test func eachPressActsAtOnce() async throws {
    var saved = 0
    let view = VStack {
      Button("Save") { saved += 1 }.keyboardShortcut("d")
      Button("Other") {}
    }
    try await Shown.with(view) { shown in
      try await pressKey("d", modifiers: .control)
      #expect(saved == 1)
      try await pressKey("d", modifiers: .control)
      #expect(saved == 2)
    }
  }

  @Test func theModifiersDecide() async throws {
    var pressed: [String] = []
    let view = VStack {
      Button("Plain") { pressed.append("plain") }.keyboardShortcut("d", modifiers: .option)
      Button("Shift") { pressed.append("shift") }.keyboardShortcut(
        "d", modifiers: [.option, .shift])
    }
    try await Shown.with(view) { shown in
      try await pressKey("d", modifiers: .alt)
      try await pressKey("d", modifiers: [.alt, .shift])
      try await pressKey("d", modifiers: .control)
      #expect(pressed == ["plain", "shift"])
    }
  }

  @Test func aToggleTurns() async throws {
    var isOn = false
    let binding = Binding {
      isOn
    } set: {
      isOn = $0
    }
    let view = VStack {
      Toggle("Switch", isOn: binding).keyboardShortcut("s").toggleStyle(.switch).labelsHidden()
      Toggle("Box", isOn: binding).keyboardShortcut("b").toggleStyle(.checkbox)
      Toggle("Button", isOn: binding).keyboardShortcut("t").toggleStyle(.button)
    }
    for key: Character in ["s", "b", "t"] {
      isOn = false
      try await Shown.with(view) { shown in
        try await pressKey(key, modifiers: .control)
        #expect(isOn, "\(key)")
      }
    }
  }

  @Test("A label beside a control leaves the keys to the control")
  func theControlBesideALabelActs() async throws {
    var isOn = false
    let binding = Binding {
      isOn
    } set: {
      isOn = $0
    }
    let view = VStack {
      Toggle("Plain", isOn: binding).keyboardShortcut("p")
      Toggle("Switch", isOn: binding).toggleStyle(.switch).keyboardShortcut("s")
      Toggle("Wide", isOn: binding).toggleStyle(.switch).padding().frame(minWidth: 300)
        .keyboardShortcut("w")
      Toggle(isOn: binding) {
        Text("Two")
        Text("Lines")
      }
      .toggleStyle(.switch).keyboardShortcut("l")
      LabeledContent("Content") { Button("Act") { isOn = true } }.keyboardShortcut("c")
    }
    for key: Character in ["p", "s", "w", "l", "c"] {
      isOn = false
      try await Shown.with(view) { shown in
        try await pressKey(key, modifiers: .control)
        #expect(isOn, "\(key)")
      }
    }
  }

  @Test func aPickersMenuOpens() async throws {
    let view = Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
    .pickerStyle(.menu).keyboardShortcut("m")
    try await Shown.with(view) { shown in
      let dropDown = try #require(shown.widgets(DropDown.self).first)
      let button = try #require(dropDown.firstChild as? ToggleButton)
      #expect(!button.active)
      try await pressKey("m", modifiers: .control)
      await pump { button.active }
      #expect(button.active)
      try await pressKey(.escape)
      await pump { !button.active }
    }
  }

  @Test func disabledControlsPass() async throws {
    var saved = 0
    let view = Button("Save") { saved += 1 }.keyboardShortcut("d").disabled(true)
    try await Shown.with(view) { shown in
      try await pressKey("d", modifiers: .control)
      #expect(saved == 0)
    }
  }

  @Test func anotherShortcutTakesThePlaceOfTheFirst() async throws {
    var saved = 0
    func view(_ key: KeyEquivalent) -> some View {
      Button("Save") { saved += 1 }.keyboardShortcut(key)
    }
    try await Shown.with(view("d")) { shown in
      await shown.update(view("e"))
      try await pressKey("d", modifiers: .control)
      #expect(saved == 0)
      try await pressKey("e", modifiers: .control)
      #expect(saved == 1)
    }
  }
}
#endif
