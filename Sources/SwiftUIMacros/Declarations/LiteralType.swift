/// The type that Swift gives a literal without a written type.
struct LiteralType {
  let name: String

  /// Nil for what is no literal.
  init?(of value: String) {
    let tokens = Scanner.tokens(of: value)
    let isNegative = tokens.count == 2 && tokens[0].text == "-" && tokens[1].kind == .number
    guard let token = tokens.last, tokens.count == 1 || isNegative else { return nil }
    switch token.kind {
    case .string: name = "Swift.String"
    case .number:
      let isHexadecimal = token.text.hasPrefix("0x")
      let marks = isHexadecimal ? ".p" : ".eE"
      name = token.text.contains { marks.contains($0) } ? "Swift.Double" : "Swift.Int"
    case .identifier where token.text == "true" || token.text == "false": name = "Swift.Bool"
    default: return nil
    }
  }
}
