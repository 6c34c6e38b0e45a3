/// The parts of a use of `#Preview`.
struct PreviewCall {
  /// As they are written, labels included, without the body.
  private(set) var arguments: [String] = []
  /// The body, with its brackets.
  private(set) var closure = ""
  /// The `@Previewable` declarations of the body, without the attribute.
  private(set) var previewables: [String] = []
  /// The body without those and without its brackets.
  private(set) var rest = ""

  init(in text: SourceText) throws {
    // `#` and `Preview`.
    var index = 2
    var body: Int?
    if text.is(index, "(") {
      let close = text.closing(index)
      for argument in text.parts(of: (index + 1)..<close, separatedBy: ",") {
        let isBody = text.is(argument.lowerBound, "body") && text.is(argument.lowerBound + 1, ":")
        if isBody { body = argument.lowerBound + 2 } else { arguments.append(text.text(argument)) }
      }
      index = close + 1
    }
    if text.is(index, "{") { body = index }
    guard let body, body < text.tokens.count else {
      throw MacroProblem(
        "'#Preview' needs a body", at: text.tokens.first?.range.lowerBound ?? 0)
    }
    guard text.is(body, "{") else {
      // A function's name, or another value.
      closure = "{ \(text.text(body..<(index - 1)))() }"
      return
    }
    let close = text.closing(body)
    closure = text.text(body..<(close + 1))
    try takePreviewables(from: text, body: body, close: close)
  }

  private mutating func takePreviewables(from text: SourceText, body: Int, close: Int) throws {
    var kept = text.tokens[body].range.upperBound
    let end = text.tokens[close].range.lowerBound
    for statement in text.statements(in: (body + 1)..<close) {
      let attributes = Attributes(in: text, from: statement.lowerBound)
      guard let place = attributes.index(of: "Previewable") else { continue }
      guard VariableDeclaration(in: text, tokens: statement) != nil else {
        throw MacroProblem(
          "'@Previewable' can only be attached to a variable",
          at: text.tokens[statement.lowerBound].range.lowerBound)
      }
      let mark = attributes.all[place].range
      previewables.append(
        [statement.lowerBound..<mark.lowerBound, mark.upperBound..<statement.upperBound]
          .map { text.text($0) }.filter { !$0.isEmpty }.joined(separator: " "))
      let range = text.tokens[statement.lowerBound].range.lowerBound
      rest += text.text(bytes: kept..<range)
      kept = text.tokens[statement.upperBound - 1].range.upperBound
    }
    rest += text.text(bytes: kept..<end)
    let hasArguments = arguments.contains { $0.hasPrefix("arguments:") }
    if hasArguments, !previewables.isEmpty {
      throw MacroProblem(
        "'@Previewable' cannot be used in a '#Preview' with 'arguments:'",
        at: text.tokens[body].range.lowerBound)
    }
  }
}
