#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Button = SwiftUICore.Button

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
