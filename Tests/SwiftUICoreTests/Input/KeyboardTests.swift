import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct KeyboardTests {
  private func attributes<A: NativeAttribute>(_ view: some View, _ type: A.Type) -> [A] {
    HeadlessWindow(view).container.descendants.flatMap { $0.attributes.values }
      .compactMap { $0 as? A }
  }

  @Test func aButtonHasAShortcut() {
    let found = attributes(
      Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift]),
      KeyboardShortcutAttribute.self)
    #expect(found.map(\.shortcut) == [KeyboardShortcut("s", modifiers: [.command, .shift])])
    #expect(KeyboardShortcut.cancelAction.key == .escape)
    #expect(KeyboardShortcut.defaultAction.modifiers.isEmpty)
    let disabled = attributes(
      Button("Save") {}.keyboardShortcut(.defaultAction).disabled(true),
      KeyboardShortcutAttribute.self)
    #expect(disabled.isEmpty)
  }

  private func press(
    _ key: KeyEquivalent, _ phase: KeyPress.Phases = .down, modifiers: EventModifiers = []
  ) -> KeyPress {
    KeyPress(
      phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
  }

  @Test func keysAreTold() throws {
    let log = Log()
    let found = attributes(
      Shown("a").onKeyPress("x") {
        log("x")
        return .handled
      }, KeyPressAttribute.self)
    let handle = try #require(found.first).handle
    #expect(handle(press("x")) == .handled)
    #expect(handle(press("y")) == .ignored)
    #expect(handle(press("x", .up)) == .ignored)
    #expect(log.take() == ["x"])
    let digits = attributes(
      Shown("a").onKeyPress(characters: .decimalDigits) { press in
        log(press.characters)
        return .ignored
      }, KeyPressAttribute.self)
    let digit = try #require(digits.first).handle
    #expect(digit(press("7")) == .ignored)
    #expect(digit(press("a")) == .ignored)
    #expect(log.take() == ["7"])
  }

  @Test func commandsByTheirKeys() throws {
    let log = Log()
    let found = attributes(
      Shown("a").onExitCommand { log("exit") }.onDeleteCommand { log("delete") }
        .onMoveCommand { log("\($0)") },
      KeyPressAttribute.self)
    for key: KeyEquivalent in [.escape, .delete, .upArrow, .rightArrow] {
      #expect(found.filter { $0.handle(press(key)) == .handled }.count == 1)
    }
    #expect(log.take() == ["exit", "delete", "up", "right"])
  }

  @Test func commandsHaveTheKnownStructure() throws {
    var calls = 0
    let view = EmptyView().onCutCommand {
      calls += 1
      return []
    }
    let modifier = try property("modifier", of: view)
    #expect(String(describing: type(of: modifier)) == "OnCommandModifier")
    #expect(try property("command", of: modifier) as? Selector == Selector("cut:"))
    let action = try property("action|action|some", of: modifier) as? () -> Void
    action?()
    #expect(calls == 1)
    let move = EmptyView().onMoveCommand { _ in }
    #expect(
      try property("modifier|command", of: move) as? Selector == Selector("moveRight:"))
    let pasted = EmptyView().onPasteCommand(of: [.plainText]) { calls += $0.count }
    let paste = try #require(try property("modifier", of: pasted) as? OnCommandModifier)
    let validate = try #require(paste.action.validatingDataHandler)
    #expect(validate([NSItemProvider()]) == nil)
    validate([NSItemProvider(object: "text")])?()
    #expect(calls == 2)
  }
}
