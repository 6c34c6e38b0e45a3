#if GTK
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  var text: (() -> String)?
  var submitted: [String] = []
}

private struct Library: View {
  let seen: Seen
  @State private var text = ""

  var body: some View {
    let _ = seen.text = { text }
    Text(verbatim: "Books")
      .searchable(text: $text, prompt: "Find a book")
      .onSubmit(of: .search) { seen.submitted.append(text) }
  }
}

@Suite(.gtk) @MainActor
struct SearchFieldTests {
  @Test func typedTextIsSearchedFor() async throws {
    let seen = Seen()
    try await Shown.with(Library(seen: seen)) { shown in
      let entry = try #require(shown.widgets(SearchEntry.self).first)
      #expect(entry.placeholderText == "Find a book")
      try #require(entry.grabFocus())
      try await typeText("Emma")
      #expect(await pump { seen.text?() == "Emma" })
      try await pressKey(.enter)
      #expect(await pump { seen.submitted == ["Emma"] })
    }
  }

  @Test func escapeEndsSearching() async throws {
    let seen = Seen()
    try await Shown.with(Library(seen: seen)) { shown in
      let entry = try #require(shown.widgets(SearchEntry.self).first)
      try #require(entry.grabFocus())
      try await typeText("Emma")
      #expect(await pump { seen.text?() == "Emma" })
      try await pressKey(.escape)
      #expect(await pump { entry.text.isEmpty && seen.text?() == "" })
    }
  }
}
#endif
