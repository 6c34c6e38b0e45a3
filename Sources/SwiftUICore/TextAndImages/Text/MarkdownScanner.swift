import Foundation

/// Finds inline Markdown in one pass, then pairs emphasis marks as CommonMark describes in
/// "An algorithm for parsing nested emphasis and links".
struct MarkdownScanner {
  private enum Node {
    case run(InlineMarkdown.Run)
    case mark(Mark)
  }

  /// A row of `*`, `_` or `~` that may open or close emphasis.
  private struct Mark {
    var character: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    /// The row's whole length, which decides what pairs with what.
    let length: Int
  }

  private let characters: [Character]
  private var position: Int = 0
  private var nodes: [Node] = []
  private var pending: String = ""

  init(_ source: String) { characters = Array(source) }

  mutating func runs() -> [InlineMarkdown.Run] {
    scan()
    pairMarks()
    return merged()
  }

  // MARK: Scanning

  private mutating func scan() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\" where isPunctuation(at: position + 1):
        pending.append(characters[position + 1])
        position += 2
      case "`":
        if !scanCode() { takeRow(of: character) }
      case "[":
        if !scanLink() { take() }
      case "<":
        if !scanAutolink() { take() }
      case "*", "_", "~":
        scanMark(character)
      default:
        take()
      }
    }
    flush()
  }

  private mutating func take() {
    pending.append(characters[position])
    position += 1
  }

  private mutating func takeRow(of character: Character) {
    while position < characters.count, characters[position] == character { take() }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    nodes.append(.run(InlineMarkdown.Run(text: pending)))
    pending = ""
  }

  private func isPunctuation(at index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    return characters[index].isPunctuation || characters[index].isSymbol
  }

  private func isWhitespace(at index: Int) -> Bool {
    guard characters.indices.contains(index) else { return true }
    return characters[index].isWhitespace
  }

  private func rowLength(at index: Int) -> Int {
    guard characters.indices.contains(index) else { return 0 }
    return characters[index...].prefix { $0 == characters[index] }.count
  }

  private mutating func scanCode() -> Bool {
    let fence = rowLength(at: position)
    var index = position + fence
    while index < characters.count {
      let length = characters[index] == "`" ? rowLength(at: index) : 0
      if length == fence {
        var code = characters[(position + fence)..<index]
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = code.dropFirst().dropLast()
        }
        flush()
        nodes.append(.run(InlineMarkdown.Run(text: String(code), isCode: true)))
        position = index + fence
        return true
      }
      index += max(length, 1)
    }
    return false
  }

  /// `[label](destination "title")`. The label may contain emphasis and code, but no link.
  private mutating func scanLink() -> Bool {
    guard let labelEnd = closing("]", for: "[", from: position),
      characters.indices.contains(labelEnd + 1), characters[labelEnd + 1] == "(",
      let end = closing(")", for: "(", from: labelEnd + 1)
    else { return false }
    let target = characters[(labelEnd + 2)..<end]
    let words = target.split(separator: " ", maxSplits: 1)
    guard var destination = words.first else { return false }
    if destination.first == "<", destination.last == ">" {
      destination = destination.dropFirst().dropLast()
    }
    guard let url = URL(string: String(destination)) else { return false }
    flush()
    let label = String(characters[(position + 1)..<labelEnd])
    for run: InlineMarkdown.Run in InlineMarkdown.runs(of: label) {
      var run = run
      run.link = url
      nodes.append(.run(run))
    }
    position = end + 1
    return true
  }

  /// The index of the bracket that closes the one at `start`.
  private func closing(_ close: Character, for open: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `<https://example.org>` or `<someone@example.org>`.
  private mutating func scanAutolink() -> Bool {
    guard let end = characters[position...].firstIndex(of: ">") else { return false }
    let content = String(characters[(position + 1)..<end])
    guard !content.contains(where: \.isWhitespace) else { return false }
    let isAddress = content.contains("@") && !content.contains(":")
    guard let url = URL(string: isAddress ? "mailto:" + content : content),
      let scheme = url.scheme, scheme.count > 1
    else { return false }
    flush()
    nodes.append(.run(InlineMarkdown.Run(text: content, link: url)))
    position = end + 1
    return true
  }

  private mutating func scanMark(_ character: Character) {
    let count = rowLength(at: position)
    let after = position + count
    let leftFlanking =
      !isWhitespace(at: after)
      && (!isPunctuation(at: after) || isWhitespace(at: position - 1)
        || isPunctuation(at: position - 1))
    let rightFlanking =
      !isWhitespace(at: position - 1)
      && (!isPunctuation(at: position - 1) || isWhitespace(at: after) || isPunctuation(at: after))
    var mark = Mark(
      character: character, count: count, canOpen: leftFlanking, canClose: rightFlanking,
      length: count)
    if character == "_" {
      mark.canOpen = leftFlanking && (!rightFlanking || isPunctuation(at: position - 1))
      mark.canClose = rightFlanking && (!leftFlanking || isPunctuation(at: after))
    }
    flush()
    nodes.append(.mark(mark))
    position = after
  }

  // MARK: Pairing

  private mutating func pairMarks() {
    var closer = 0
    while closer < nodes.count {
      guard case .mark(let mark) = nodes[closer], mark.canClose, mark.count > 0,
        let opener = opener(for: mark, before: closer)
      else {
        closer += 1
        continue
      }
      pair(opener: opener, closer: closer)
    }
  }

  private func opener(for closer: Mark, before index: Int) -> Int? {
    nodes[..<index].lastIndex { node in
      guard case .mark(let mark) = node, mark.canOpen, mark.count > 0,
        mark.character == closer.character
      else { return false }
      if mark.character == "~" { return mark.length == closer.length && mark.length <= 2 }
      let isMixed = mark.canClose || closer.canOpen
      let sum = mark.length + closer.length
      let areMultiples = mark.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
      return !isMixed || !sum.isMultiple(of: 3) || areMultiples
    }
  }

  private mutating func pair(opener: Int, closer: Int) {
    guard case .mark(var open) = nodes[opener], case .mark(var close) = nodes[closer] else {
      return
    }
    let isStrikethrough = open.character == "~"
    let used = isStrikethrough ? open.count : (open.count > 1 && close.count > 1 ? 2 : 1)
    open.count -= used
    close.count -= used
    nodes[opener] = .mark(open)
    nodes[closer] = .mark(close)
    for index: Int in (opener + 1)..<closer {
      switch nodes[index] {
      case .run(var run):
        run.isStruckThrough = run.isStruckThrough || isStrikethrough
        run.isBold = run.isBold || (!isStrikethrough && used == 2)
        run.isItalic = run.isItalic || (!isStrikethrough && used == 1)
        nodes[index] = .run(run)
      case .mark(let mark):
        // Marks left between a pair can no longer pair with anything outside of it.
        let text = String(repeating: mark.character, count: mark.count)
        var run = InlineMarkdown.Run(text: text)
        run.isStruckThrough = isStrikethrough
        run.isBold = !isStrikethrough && used == 2
        run.isItalic = !isStrikethrough && used == 1
        nodes[index] = .run(run)
      }
    }
  }

  private func merged() -> [InlineMarkdown.Run] {
    var result: [InlineMarkdown.Run] = []
    for node: Node in nodes {
      var run: InlineMarkdown.Run
      switch node {
      case .run(let text): run = text
      case .mark(let mark):
        run = InlineMarkdown.Run(text: String(repeating: mark.character, count: mark.count))
      }
      guard !run.text.isEmpty else { continue }
      if let last = result.last {
        let text = run.text
        run.text = last.text
        if run == last {
          result[result.count - 1].text += text
          continue
        }
        run.text = text
      }
      result.append(run)
    }
    return result
  }
}
