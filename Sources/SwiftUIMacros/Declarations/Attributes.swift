/// The attributes in front of a declaration.
struct Attributes {
  /// Each with its name, `SwiftUI.State` for `@SwiftUI.State(…)`, and its tokens.
  private(set) var all: [(name: String, range: Range<Int>)] = []
  /// The index of the first token after them.
  private(set) var end: Int

  init(in text: SourceText, from start: Int) {
    end = start
    while text.is(end, "@") {
      let begin = end
      var name = ""
      end += 1
      while end < text.tokens.count,
        text.tokens[end].kind == .identifier || (text.is(end, ".") && !name.isEmpty)
      {
        // A word after a word belongs to the declaration.
        if text.tokens[end].kind == .identifier, !name.isEmpty, !name.hasSuffix(".") { break }
        name += text.tokens[end].text
        end += 1
      }
      // Arguments follow at once; a bracket after a blank begins something else.
      if end < text.tokens.count, text.is(end, "("),
        text.tokens[end].range.lowerBound == text.tokens[end - 1].range.upperBound
      {
        end = text.closing(end) + 1
      }
      all.append((name, begin..<end))
    }
  }

  func contains(_ name: String) -> Bool { index(of: name) != nil }

  func index(of name: String) -> Int? {
    all.firstIndex { $0.name == name || $0.name == "SwiftUI.\(name)" }
  }
}
