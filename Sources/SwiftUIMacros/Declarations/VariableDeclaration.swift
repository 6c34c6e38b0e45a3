/// A declared variable or constant, as its source says it.
struct VariableDeclaration {
  let attributes: Attributes
  /// `private`, `static`, …, without what stands in brackets behind them.
  let modifiers: [String]
  let isConstant: Bool
  let name: String
  /// Where the name stands, in UTF-8 bytes of the source.
  let nameOffset: Int
  /// The written type.
  let type: String?
  let initialValue: String?
  let hasAccessors: Bool
  /// Whether more than one is declared at once.
  let isList: Bool

  /// Nil where no variable begins at the token.
  init?(in text: SourceText, tokens range: Range<Int>) {
    attributes = Attributes(in: text, from: range.lowerBound)
    var index = attributes.end
    var modifiers: [String] = []
    while index < range.upperBound, text.tokens[index].kind == .identifier,
      !["var", "let"].contains(text.tokens[index].text)
    {
      modifiers.append(text.tokens[index].text)
      index += 1
      if text.is(index, "(") { index = text.closing(index) + 1 }
    }
    guard index + 1 < range.upperBound, text.is(index, "var") || text.is(index, "let"),
      text.tokens[index + 1].kind == .identifier
    else { return nil }
    self.modifiers = modifiers
    isConstant = text.is(index, "let")
    let token = text.tokens[index + 1]
    name = token.text
    nameOffset = token.range.lowerBound
    let rest = (index + 2)..<range.upperBound
    isList = text.parts(of: rest, separatedBy: ",").dropFirst().contains {
      text.tokens[$0.lowerBound].kind == .identifier
        && ($0.count == 1 || text.is($0.lowerBound + 1, ":") || text.is($0.lowerBound + 1, "="))
    }
    var end = rest.lowerBound
    while end < rest.upperBound, !text.is(end, "="), !text.is(end, "{") {
      end = text.isOpening(end) ? text.closing(end) + 1 : end + 1
    }
    type =
      text.is(rest.lowerBound, ":") && end > rest.lowerBound + 1
      ? text.text((rest.lowerBound + 1)..<min(end, rest.upperBound)) : nil
    guard end < rest.upperBound, text.is(end, "=") else {
      initialValue = nil
      hasAccessors = end < rest.upperBound
      return
    }
    let observers = Self.observers(in: text, after: end, until: rest.upperBound)
    initialValue = text.text((end + 1)..<(observers ?? rest.upperBound))
    hasAccessors = false
  }

  /// The index of the bracket with `willSet` or `didSet` behind a value.
  private static func observers(
    in text: SourceText, after start: Int, until end: Int
  ) -> Int? {
    var index = start
    while index < end {
      if text.is(index, "{"), text.is(index + 1, "didSet") || text.is(index + 1, "willSet") {
        return index
      }
      index = text.isOpening(index) ? text.closing(index) + 1 : index + 1
    }
    return nil
  }
}
