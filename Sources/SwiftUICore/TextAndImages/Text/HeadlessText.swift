import Foundation

/// How text is measured without a toolkit: in the body font each character is 8 points wide and each line 16
/// points high, 12 of them above the baseline; other fonts are larger or smaller in proportion.
extension TextPrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize {
    guard !runs.isEmpty else { return .zero }
    let lines = shownLines(proposal)
    let reserved = max(0, (layout.reservedLines ?? 0) - lines.count)
    let height = lines.reduce(0) { $0 + $1.height }
    let spacing = layout.lineSpacing * CGFloat(lines.count + reserved - 1)
    return CGSize(
      width: lines.reduce(0) { max($0, $1.width) },
      height: height + CGFloat(reserved) * HeadlessFont.height(runs.first) + spacing)
  }

  /// The lines that are shown: as many as the limit allows and the height has room for, and at least one.
  private func shownLines(_ proposal: ProposedViewSize) -> [CGSize] {
    let lines = headlessLines(width: proposal.width ?? .infinity)
    var count = 0
    var bottom: CGFloat = 0
    for line in lines.prefix(layout.lineLimit ?? .max) {
      bottom += line.height
      if count > 0, bottom > proposal.height ?? .infinity { break }
      bottom += layout.lineSpacing
      count += 1
    }
    return Array(lines.prefix(count))
  }

  /// The sizes of the lines that the text breaks into: between words, or in a word that is too long for a line.
  private func headlessLines(width: CGFloat) -> [CGSize] {
    var breaker = HeadlessLineBreaker(width: width, lineHeight: HeadlessFont.height(runs.first))
    for run in runs {
      let size = CGSize(
        width: HeadlessFont.width(run), height: HeadlessFont.height(run))
      for character in run.string { breaker.add(character, size) }
    }
    return breaker.finish()
  }
}

extension TextPrimitive: HeadlessBaselines {
  package func headlessBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let lines = shownLines(ProposedViewSize(size))
    let first = (lines.first?.height ?? 0) * HeadlessFont.ascent
    let last = (lines.last?.height ?? 0) * HeadlessFont.ascent
    let top = lines.dropLast().reduce(0) { $0 + $1.height + layout.lineSpacing }
    return (first, top + last)
  }
}

/// The metrics of every font.
private enum HeadlessFont {
  /// The part of a line that is above the baseline.
  static let ascent: CGFloat = 0.75

  static func width(_ run: TextRun) -> CGFloat { 8 * scale(run) }
  static func height(_ run: TextRun?) -> CGFloat { 16 * (run.map(scale) ?? 1) }

  private static func scale(_ run: TextRun) -> CGFloat {
    run.font.size / Font.TextStyle.body.size
  }
}

private struct HeadlessLineBreaker {
  let width: CGFloat
  let lineHeight: CGFloat
  private var lines: [CGSize] = []
  /// The line so far without and with the word that is being added, and the spaces before that.
  private var line: CGSize = .zero
  private var spaces: CGFloat = 0
  private var word: CGSize = .zero

  init(width: CGFloat, lineHeight: CGFloat) {
    self.width = width
    self.lineHeight = lineHeight
  }

  mutating func add(_ character: Character, _ size: CGSize) {
    if character.isNewline {
      endWord()
      endLine(height: size.height)
    } else if character.isWhitespace {
      endWord()
      spaces += size.width
    } else {
      if line.width + spaces + word.width + size.width > width { breakBefore(size) }
      word.width += size.width
      word.height = max(word.height, size.height)
    }
  }

  private mutating func breakBefore(_ size: CGSize) {
    if line.width > 0 {
      endLine(height: size.height)
    }
    spaces = 0
    if word.width > 0, word.width + size.width > width {
      endWord()
      endLine(height: size.height)
    }
  }

  private mutating func endWord() {
    guard word.width > 0 else { return }
    line.width += spaces + word.width
    line.height = max(line.height, word.height)
    spaces = 0
    word = .zero
  }

  private mutating func endLine(height: CGFloat) {
    lines.append(CGSize(width: line.width, height: max(line.height, height)))
    line = .zero
    spaces = 0
  }

  mutating func finish() -> [CGSize] {
    endWord()
    endLine(height: lineHeight)
    return lines
  }
}
