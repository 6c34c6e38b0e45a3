#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

private enum Field: Hashable { case one, two, absent }

@MainActor
private final class Handle {
  var get: (() -> Field?)?
  var set: ((Field?) -> Void)?
  var changes: [Field?] = []
}

private struct Form: View {
  @FocusState private var field: Field?
  let handle: Handle
  var body: some View {
    let _ = handle.get = { field }
    let _ = handle.set = { field = $0 }
    VStack {
      Button("One") {}.focused($field, equals: .one)
      Button("Two") {}.focused($field, equals: .two)
      Button("Three") {}
    }
    .onChange(of: field) { handle.changes.append(field) }
  }
}

private struct Starts: View {
  @FocusState private var isFocused: Bool
  let handle: Handle
  var body: some View {
    let _ = handle.get = { isFocused ? .one : nil }
    VStack {
      Button("Other") {}
      Button("Focused") {}.focused($isFocused)
    }
    .onAppear { isFocused = true }
  }
}

@Suite(.gtk) @MainActor
struct FocusStateTests {
  @Test func theStateFollowsTheKeyboard() async throws {
    let handle = Handle()
    try await Shown.with(Form(handle: handle)) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 3)
      try #require(buttons[0].grabFocus())
      #expect(await pump { handle.get?() == .one })
      try await pressKey(.tab)
      #expect(await pump { handle.get?() == .two })
      try await pressKey(.tab)
      #expect(await pump { handle.get?() == .some(nil) })
    }
  }

  @Test func theKeyboardFollowsTheState() async throws {
    let handle = Handle()
    try await Shown.with(Form(handle: handle)) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 3)
      // GTK gives the focus to the first button when the window comes up.
      #expect(await pump { handle.changes == [.one] })
      handle.changes = []
      handle.set?(.two)
      #expect(await pump { shown.hosted.window.focusWidget === buttons[1] })
      handle.set?(.one)
      #expect(await pump { shown.hosted.window.focusWidget === buttons[0] })
      #expect(await pump { handle.changes == [.two, .one] })
      handle.set?(nil)
      #expect(await pump { shown.hosted.window.focusWidget == nil })
      #expect(await pump { handle.changes == [.two, .one, nil] })
    }
  }

  @Test func aValueThatNoViewStandsForGoesBack() async throws {
    let handle = Handle()
    try await Shown.with(Form(handle: handle)) { shown in
      #expect(await pump { handle.changes == [.one] })
      handle.set?(.absent)
      #expect(await pump { handle.get?() == .one })
    }
  }

  @Test func aViewCanTakeTheFocusWhenItAppears() async throws {
    let handle = Handle()
    try await Shown.with(Starts(handle: handle)) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 2)
      #expect(await pump { shown.hosted.window.focusWidget === buttons[1] })
      #expect(handle.get?() == .one)
    }
  }

  @Test func aWindowThatIsNotTheActiveOneKeepsItsFocus() async throws {
    let handle = Handle()
    try await Shown.with(Form(handle: handle)) { shown in
      #expect(await pump { handle.changes == [.one] })
      handle.set?(.two)
      #expect(await pump { handle.changes == [.one, .two] })
      let other = GTK.Window()
      try await show(other)
      try await focus(other)
      #expect(await pump { other.isActive })
      await pumpUntilIdle()
      #expect(handle.get?() == .two)
      other.destroy()
    }
  }
}
#endif
