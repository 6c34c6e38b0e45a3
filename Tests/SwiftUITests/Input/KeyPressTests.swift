#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite(.gtk) @MainActor struct KeyPressTests {
  /// Shows a focused view with the modifier that `adding` adds, and presses keys.
  private func pressing<V: View>(
    _ view: V, _ body: () async throws -> Void
  ) async throws {
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let focusable = try #require(shown.content?.all(LayoutContainer.self).first { $0.focusable })
      try #require(focusable.grabFocus())
      try await body()
    }
  }

  @Test func aPressTellsItsKeyCharactersAndModifiers() async throws {
    var seen: [KeyPress] = []
    let view = Color.red.focusable().onKeyPress(phases: .down) {
      seen.append($0)
      return .handled
    }
    try await pressing(view) {
      try await pressKey(.up)
      try await typeText("aA")
      try await pressKey("x", modifiers: .control)
    }
    // The keys that are held with others are no key presses of their own.
    #expect(seen.map(\.key) == [.upArrow, "a", "a", "x"])
    #expect(seen.dropFirst().prefix(2).map(\.characters) == ["a", "A"])
    #expect(seen.map(\.modifiers) == [[], [], .shift, .control])
    #expect(seen.allSatisfy { $0.phase == .down })
  }

  @Test func aKeyThatIsLetGoTellsSo() async throws {
    var phases: [KeyPress.Phases] = []
    let view = Color.red.focusable().onKeyPress(.space, phases: .all) {
      phases.append($0.phase)
      return .handled
    }
    try await pressing(view) { try await pressKey(.space) }
    #expect(phases == [.down, .up])
  }

  @Test func whatIsIgnoredGoesOnToTheViewAround() async throws {
    var seen: [String] = []
    let view = VStack {
      Color.red.focusable().onKeyPress { press in
        seen.append("inner \(press.characters)")
        return press.characters == "a" ? .handled : .ignored
      }
    }
    .onKeyPress { press in
      seen.append("outer \(press.characters)")
      return .handled
    }
    try await pressing(view) { try await typeText("ab") }
    #expect(seen == ["inner a", "inner b", "outer b"])
  }
}

#endif
