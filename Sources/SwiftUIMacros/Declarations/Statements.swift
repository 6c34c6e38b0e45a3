extension SourceText {
  /// The statements or members in a range of tokens: each ends with its line, unless the line or the next one
  /// says that it goes on.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      if tokens[start].is(";") {
        start += 1
        continue
      }
      let end = statementEnd(from: start, until: range.upperBound)
      statements.append(start..<end)
      start = end
    }
    return statements
  }

  private func statementEnd(from start: Int, until limit: Int) -> Int {
    // Attributes and modifiers may stand in lines of their own.
    var index = Attributes(in: self, from: start).end
    let isDirective =
      self.is(index, "#")
      && ["if", "elseif", "else", "endif"].contains {
        self.is(index + 1, $0)
      }
    var canEnd = false
    while index < limit {
      let token = tokens[index]
      if token.is(";") { return index }
      if canEnd, token.startsLine, isDirective || !continues(at: index) { return index }
      canEnd = !Self.modifiers.contains(token.text)
      index = isOpening(index) ? closing(index) + 1 : index + 1
    }
    return limit
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "dynamic", "override", "mutating", "nonmutating", "indirect",
  ]

  private static let continuations: Set<String> = ["where", "else", "catch", "async", "throws"]

  /// Whether the line that a token begins belongs to what is in front of it.
  private func continues(at index: Int) -> Bool {
    let token = tokens[index], previous = tokens[index - 1]
    if token.kind == .operation || token.is("{") || token.is(",") || token.is(":")
      || Self.continuations.contains(token.text)
    {
      return true
    }
    // An operator at the end of the line waits for its other side; `?` and `!` may end a type or a value.
    if previous.kind == .operation {
      return !["?", "!", "??", "..."].contains(previous.text) && !isPostfix(index - 1)
    }
    return previous.is(",") || previous.is(":") || ["in", "return"].contains(previous.text)
  }

  /// Whether an operator stands right behind a word, as the `>` of a generic type does.
  private func isPostfix(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
      && tokens[index].text.hasSuffix(">")
  }
}
