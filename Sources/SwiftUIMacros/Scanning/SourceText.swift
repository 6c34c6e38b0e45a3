/// Source and its tokens, with what is read from both.
struct SourceText {
  let source: String
  let tokens: [Token]

  init(_ source: String) {
    self.source = source
    tokens = Scanner.tokens(of: source)
  }

  /// The source from the first to the last token of a range, comments between them included.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return text(bytes: first.range.lowerBound..<last.range.upperBound)
  }

  func text(bytes range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }

  /// The index of the bracket that closes the one at an index; the last index where none does.
  func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .punctuation {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count - 1
  }

  /// The parts of a range between separators that stand in no bracket.
  func parts(of range: Range<Int>, separatedBy separator: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].is(separator) {
        parts.append(start..<index)
        start = index + 1
      }
      index = isOpening(index) ? closing(index) + 1 : index + 1
    }
    parts.append(start..<range.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  func isOpening(_ index: Int) -> Bool {
    tokens[index].kind == .punctuation && ["(", "[", "{"].contains(tokens[index].text)
  }

  func `is`(_ index: Int, _ text: String) -> Bool {
    index < tokens.count && tokens[index].is(text)
  }
}
