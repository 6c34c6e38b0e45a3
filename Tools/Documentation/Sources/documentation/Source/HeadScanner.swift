/// Steps through the head of a declaration.
struct HeadScanner {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skipSpace() {
    while let character = current, character.isWhitespace { index += 1 }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  mutating func skipAttribute() {
    skipSpace()
    while current == "@" {
      index += 1
      while let character = current, Self.isPartOfWord(character) || character == "." { index += 1 }
      if current == "<" { skipGenerics() }
      if current == "(" { _ = parts(inBracket: true) }
      skipSpace()
    }
  }

  mutating func word() -> String {
    skipSpace()
    let start = index
    while let character = current, Self.isPartOfWord(character) { index += 1 }
    return String(characters[start..<index])
  }

  /// A name, or the characters of an operator.
  mutating func name() -> String {
    let word = word().filter { $0 != "`" }
    guard word.isEmpty else { return word }
    let start = index
    while let character = current, character != "(", character != "<" || index == start,
      !character.isWhitespace
    {
      index += 1
    }
    return String(characters[start..<index])
  }

  mutating func dottedName() -> String {
    var name = word()
    while current == "." {
      index += 1
      name += "." + word()
    }
    return name.filter { $0 != "`" }
  }

  /// Whether the next word begins a member, so that `class` before it is a modifier.
  var continuesAsMember: Bool {
    var copy = self
    return ["func", "var", "subscript"].contains(copy.word())
  }

  /// Skips a parenthesis that stands here, if it is the given one, or any for nil.
  mutating func skipParenthesis(ifIt text: String?) -> Bool {
    guard current == "(" else { return false }
    let start = index
    _ = parts(inBracket: true)
    guard let text, String(characters[start..<index]) != text else { return true }
    index = start
    return false
  }

  mutating func skipTo(_ character: Character) {
    while let next = current, next != character { index += 1 }
  }

  /// What commas part: up to the end of the bracket that begins here, or of the head.
  mutating func parts(inBracket: Bool) -> [String] {
    var result: [String] = []
    var part = ""
    var depth = 0
    if inBracket { index += 1 }
    while let character = current {
      index += 1
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]":
        if depth == 0, inBracket {
          result.append(part)
          return result
        }
        depth -= 1
      // Not that of an arrow, and not an operator.
      case ">" where depth > 0 && part.last != "-" && part.last != " ": depth -= 1
      case "," where depth == 0:
        result.append(part)
        part = ""
        continue
      default: break
      }
      part.append(character)
    }
    result.append(part)
    return result
  }

  /// Whether a parameter has a default value.
  static func hasDefault(_ part: String) -> Bool {
    var depth = 0
    for character in part {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0: return true
      default: break
      }
    }
    return false
  }

  /// The types after the colon, and what is required after `where`.
  mutating func inheritance() -> ([String], String) {
    skipSpace()
    if current == "<" { skipGenerics() }
    let rest = String(characters[index...]).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let halves = rest.split(separator: "where ", maxSplits: 1, omittingEmptySubsequences: false)
    let constraint = halves.count > 1 ? String(halves[1]) : ""
    guard let colon = halves.first?.firstIndex(of: ":"), let head = halves.first else {
      return ([], constraint)
    }
    var scanner = HeadScanner(String(head[head.index(after: colon)...]))
    let types = scanner.parts(inBracket: false).flatMap { $0.split(separator: "&") }
      .map { type in
        type.split(separator: " ").last { !$0.hasPrefix("@") }?.prefix { $0 != "<" } ?? ""
      }
    return (types.map(String.init).filter { !$0.isEmpty }, constraint)
  }

  private mutating func skipGenerics() {
    var depth = 0
    while let character = current {
      index += 1
      if character == "<" { depth += 1 }
      if character == ">", characters[index - 2] != "-" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
