import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct SearchTests {
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "Stop" : "Idle") { dismissSearch() }
    }
  }

  struct Page: View {
    let source: Source<String>
    let log: Log
    var body: some View {
      Results()
        .searchable(
          text: Binding(get: { source.value }, set: { source.value = $0 }), prompt: "Find"
        )
        .searchSuggestions { Shown("suggestion").searchCompletion("complete") }
        .onSubmit(of: .search) { log("submitted") }
    }
  }

  private func titles(_ window: HeadlessWindow<Page>) -> [String] {
    window.primitives(TextPrimitive.self).map(\.string)
  }

  @Test func theViewsBelowKnowOfTheSearch() throws {
    let source = Source("")
    let log = Log()
    let window = HeadlessWindow(Page(source: source, log: log))
    #expect(titles(window) == ["Idle"])
    #expect(window.shown.isEmpty)
    let field = try #require(window.primitives(SearchFieldPrimitive.self).first)
    #expect(field.input.placeholder == "Find")
    source.value = "a"
    window.flush()
    #expect(titles(window) == ["Stop"])
    #expect(window.shown == ["suggestion"])
    try #require(window.primitives(SearchFieldPrimitive.self).first).input.onSubmit()
    #expect(log.take() == ["submitted"])
    let gesture = window.container.descendants.flatMap { $0.attributes.values }
      .compactMap { $0 as? GestureAttribute }.first
    guard case .tap(_, _, let tapped)? = gesture?.recognizer.parts.first?.kind else {
      Issue.record("a suggestion can be tapped")
      return
    }
    tapped(.zero)
    #expect(source.value == "complete")
    try #require(window.primitives(ButtonPrimitive.self).first).action()
    #expect(source.value == "")
    source.value = "b"
    window.flush()
    try #require(window.primitives(SearchFieldPrimitive.self).first).stop()
    #expect(source.value == "")
  }
}
