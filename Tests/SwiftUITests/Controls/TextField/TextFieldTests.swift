#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  var get: (() -> [String])?
  var set: ((Int, String) -> Void)?
  var number: (() -> Double?)?
  var setNumber: ((Double?) -> Void)?
  var events: [String] = []
}

private struct ThreeFields: View {
  let seen: Seen
  @State private var texts = ["one", "", "three"]

  var body: some View {
    let _ = seen.get = { texts }
    let _ = seen.set = { texts[$0] = $1 }
    VStack {
      TextField("First", text: $texts[0])
      TextField("Second", text: $texts[1], prompt: Text("Type here"))
      TextField("Third", text: $texts[2])
    }
    .onSubmit { seen.events.append("submit") }
  }
}

private struct NumberField: View {
  let seen: Seen
  @State private var number: Double = 1.5

  var body: some View {
    let _ = seen.number = { number }
    let _ = seen.setNumber = { number = $0 ?? 0 }
    VStack {
      TextField("Number", value: $number, format: .number.locale(Locale(identifier: "en_US")))
        .onSubmit { seen.events.append("\(number)") }
      TextField("Other", text: .constant(""))
    }
  }
}

private struct UppercaseField: View {
  let seen: Seen
  @State private var text = ""

  var body: some View {
    let _ = seen.get = { [text] }
    TextField("Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
  }
}

// Called through the protocol, what is deprecated gives no warning.
@MainActor
private protocol FieldMaking {
  func fields(_ seen: Seen) -> AnyView
}

private struct OlderFields: FieldMaking {
  @available(*, deprecated)
  func fields(_ seen: Seen) -> AnyView {
    AnyView(
      VStack {
        TextField("A", text: .constant(""), onEditingChanged: { seen.events.append("\($0)") })
        TextField("B", text: .constant(""), onCommit: { seen.events.append("commit") })
      })
  }
}

@Suite(.gtk) @MainActor
struct TextFieldTests {
  @Test func eachOfThreeShowsAndChangesItsOwnText() async throws {
    let seen = Seen()
    try await Shown.with(ThreeFields(seen: seen)) { shown in
      let entries: [Entry] = shown.widgets(Entry.self)
      try #require(entries.count == 3)
      #expect(entries.map(\.text) == ["one", "", "three"])
      seen.set?(2, "drei")
      #expect(await pump { entries.map(\.text) == ["one", "", "drei"] })
      try #require(entries[1].grabFocus())
      try await typeText("two")
      #expect(seen.get?() == ["one", "two", "drei"])
      #expect(entries.map(\.text) == ["one", "two", "drei"])
    }
  }

  @Test func thePlaceholderIsThePromptOrTheTitle() async throws {
    try await Shown.with(ThreeFields(seen: Seen())) { shown in
      #expect(
        shown.widgets(Entry.self).map(\.placeholderText) == ["First", "Type here", "Third"])
    }
  }

  @Test func typingInTheMiddleKeepsTheCursor() async throws {
    let seen = Seen()
    try await Shown.with(ThreeFields(seen: seen)) { shown in
      let entry = try #require(shown.widgets(Entry.self).first)
      try #require(entry.grabFocus())
      try await pressKey(.home)
      try await pressKey(.right)
      try await typeText("XY")
      await pumpUntilIdle()
      #expect(entry.text == "oXYne")
      #expect(entry.position == 3)
      // The same text again changes nothing.
      seen.set?(0, "oXYne")
      await pumpUntilIdle()
      #expect(entry.position == 3)
      try await pressKey(.backspace)
      #expect(seen.get?().first == "oXne")
    }
  }

  @Test func aBindingThatChangesTheTextIsFollowed() async throws {
    let seen = Seen()
    try await Shown.with(UppercaseField(seen: seen)) { shown in
      let entry = try #require(shown.widgets(Entry.self).first)
      try #require(entry.grabFocus())
      try await typeText("ab")
      #expect(await pump { entry.text == "AB" })
      #expect(entry.position == 2)
      #expect(seen.get?() == ["AB"])
    }
  }

  @Test func aConstantPutsTheTextBack() async throws {
    try await Shown.with(TextField("Fixed", text: .constant("kept"))) { shown in
      let entry = try #require(shown.widgets(Entry.self).first)
      try #require(entry.grabFocus())
      try await typeText("x")
      #expect(await pump { entry.text == "kept" })
    }
  }

  @Test func returnSubmits() async throws {
    let seen = Seen()
    try await Shown.with(ThreeFields(seen: seen)) { shown in
      let entry = try #require(shown.widgets(Entry.self).first)
      try #require(entry.grabFocus())
      try await pressKey(.enter)
      #expect(seen.events == ["submit"])
    }
  }

  @Test func aValueIsSetWhenTheUserHasFinished() async throws {
    let seen = Seen()
    try await Shown.with(NumberField(seen: seen)) { shown in
      let entry = try #require(shown.widgets(Entry.self).first)
      #expect(entry.text == "1.5")
      try #require(entry.grabFocus())
      try await pressKey("a", modifiers: .control)
      try await typeText("2.25")
      #expect(seen.number?() == 1.5)
      try await pressKey(.enter)
      #expect(seen.number?() == 2.25)
      #expect(seen.events == ["2.25"])
      // What can't be read leaves the value, which is shown again.
      try await pressKey("a", modifiers: .control)
      try await typeText("nonsense")
      try await pressKey(.tab)
      #expect(await pump { entry.text == "2.25" })
      #expect(seen.number?() == 2.25)
      seen.setNumber?(7)
      #expect(await pump { entry.text == "7" })
    }
  }

  @Test func onEditingChangedFollowsTheFocus() async throws {
    let seen = Seen()
    try await Shown.with((OlderFields() as any FieldMaking).fields(seen)) { shown in
      let entries: [Entry] = shown.widgets(Entry.self)
      try #require(entries.count == 2)
      try #require(entries[0].grabFocus())
      #expect(await pump { seen.events == ["true"] })
      try await pressKey(.tab)
      #expect(await pump { seen.events == ["true", "false"] })
      try await pressKey(.enter)
      #expect(await pump { seen.events == ["true", "false", "commit"] })
    }
  }

  @Test func stylesChangeTheFrame() async throws {
    try await Shown.with(
      VStack {
        TextField("A", text: .constant("a"))
        TextField("A", text: .constant("a")).textFieldStyle(.plain)
        TextField("A", text: .constant("a")).textFieldStyle(.roundedBorder)
        TextField("A", text: .constant("a")).textFieldStyle(.squareBorder)
      }
    ) { shown in
      #expect(shown.widgets(Entry.self).map(\.hasFrame) == [true, false, true, true])
      #expect(shown.widgets(Entry.self).last?.hasCssClass("swiftui-square") == true)
    }
  }

  @Test func theFieldTakesTheWidth() async throws {
    try await Shown.with(TextField("A", text: .constant("a")).frame(width: 220)) { shown in
      #expect(shown.widgets(Entry.self).first?.placedFrame?.width == 220)
    }
  }

  @Test func aSecureFieldHidesItsText() async throws {
    let seen = Seen()
    try await Shown.with(SecretField(seen: seen)) { shown in
      let entry = try #require(shown.widgets(PasswordEntry.self).first)
      #expect(entry.placeholderText == "Password")
      try #require(entry.grabFocus())
      try await typeText("s3")
      #expect(seen.get?() == ["s3"])
      #expect(shown.widgets(Entry.self).isEmpty)
      try await pressKey(.enter)
      #expect(seen.events == ["submit"])
    }
  }

  @Test func aVerticalFieldGrowsWithItsLines() async throws {
    let seen = Seen()
    try await Shown.with(VerticalField(seen: seen)) { shown in
      let scrolled = try #require(shown.widgets(ScrolledWindow.self).first)
      let text = try #require(scrolled.child as? TextView)
      let single = try #require(scrolled.placedFrame?.height)
      try #require(text.grabFocus())
      try await typeText("a")
      try await pressKey(.enter, modifiers: .shift)
      try await typeText("b")
      #expect(seen.get?() == ["a\nb"])
      #expect(await pump { scrolled.placedFrame.map { $0.height > single } == true })
      try await pressKey(.enter)
      #expect(seen.events == ["submit"])
      // Two lines at most: the text scrolls from there on.
      let double = try #require(scrolled.placedFrame?.height)
      seen.set?(0, "a\nb\nc\nd")
      #expect(await pump { text.buffer?.lineCount == 4 })
      await waitForFrame(of: scrolled)
      #expect(scrolled.placedFrame?.height == double)
    }
  }

  @Test func nothingIsLeftWhenItIsClosed() async throws {
    weak var graph: ViewGraph?
    weak var entry: Entry?
    do {
      let seen = Seen()
      try await Shown.with(ThreeFields(seen: seen)) { shown in
        graph = shown.hosted.graph
        entry = shown.widgets(Entry.self).first
        #expect(entry?.grabFocus() == true)
        try await typeText("x")
      }
      seen.get = nil
      seen.set = nil
    }
    #expect(await pump { graph == nil && entry == nil })
  }
}

private struct SecretField: View {
  let seen: Seen
  @State private var text = ""

  var body: some View {
    let _ = seen.get = { [text] }
    SecureField("Password", text: $text).onSubmit { seen.events.append("submit") }
  }
}

private struct VerticalField: View {
  let seen: Seen
  @State private var text = ""

  var body: some View {
    let _ = seen.get = { [text] }
    let _ = seen.set = { _, new in text = new }
    TextField("Notes", text: $text, axis: .vertical)
      .lineLimit(2)
      .onSubmit { seen.events.append("submit") }
  }
}
#endif
