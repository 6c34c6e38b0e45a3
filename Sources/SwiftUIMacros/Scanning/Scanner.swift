/// Takes Swift source apart into tokens. It knows where literals and comments end, and no grammar.
struct Scanner {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private(set) var tokens: [Token] = []

  static func tokens(of source: String) -> [Token] {
    var scanner = Scanner(bytes: Array(source.utf8))
    scanner.run()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while skipTrivia(), position < bytes.count {
      let start = position
      let kind = scanToken()
      add(kind, from: start)
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(
      Token(kind: kind, text: text, range: start..<position, startsLine: startsLine))
    startsLine = false
  }

  // MARK: Blanks and comments

  private mutating func skipTrivia() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12: position += 1
      case UInt8(ascii: "/") where isNext("//"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where isNext("/*"): skipBlockComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        if bytes[position] == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  // MARK: Tokens

  private mutating func scanToken() -> Token.Kind {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\"") { return scanString(pounds: 0) }
    if byte == UInt8(ascii: "#") { return scanPound() }
    if byte == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "`") { position += 1 }
      position = min(position + 1, bytes.count)
      return .identifier
    }
    if Self.isDigit(byte) { return scanNumber() }
    if Self.isWord(byte) {
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      return .identifier
    }
    if byte == UInt8(ascii: "/"), regexMayBegin, let end = regexEnd() {
      position = end
      return .regex
    }
    if Self.isOperator(byte) {
      while position < bytes.count, Self.isOperator(bytes[position]), !isNext("//"), !isNext("/*") {
        position += 1
      }
      return .operation
    }
    position += 1
    return .punctuation
  }

  private mutating func scanNumber() -> Token.Kind {
    while position < bytes.count {
      let byte = bytes[position]
      let isFraction =
        byte == UInt8(ascii: ".") && position + 1 < bytes.count
        && Self.isDigit(bytes[position + 1])
      guard Self.isWord(byte) || isFraction else { break }
      position += 1
    }
    return .number
  }

  /// `#"raw"#`, `#/regex/#`, or the mark in front of a word.
  private mutating func scanPound() -> Token.Kind {
    let count = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = position + count
    if next < bytes.count, bytes[next] == UInt8(ascii: "\"") {
      position = next
      return scanString(pounds: count)
    }
    if next < bytes.count, bytes[next] == UInt8(ascii: "/") {
      position = next + 1
      let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: count)
      while position < bytes.count, !bytes[position...].starts(with: end) {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + end.count, bytes.count)
      return .regex
    }
    position += 1
    return .punctuation
  }

  private mutating func scanString(pounds: Int) -> Token.Kind {
    let marks = Array(repeating: UInt8(ascii: "#"), count: pounds)
    let quote =
      isNext("\"\"\"") ? Array(repeating: UInt8(ascii: "\""), count: 3) : [UInt8(ascii: "\"")]
    // Two quotes are an empty string, unless a third follows.
    let escape = [UInt8(ascii: "\\")] + marks
    let end = quote + marks
    position += quote.count
    while position < bytes.count, !bytes[position...].starts(with: end) {
      if bytes[position...].starts(with: escape) {
        position += escape.count
        guard position < bytes.count else { break }
        if bytes[position] == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          position += 1
        }
      } else if quote.count == 1, bytes[position] == UInt8(ascii: "\n") {
        return .string
      } else {
        position += 1
      }
    }
    position = min(position + end.count, bytes.count)
    return .string
  }

  private mutating func skipInterpolation() {
    var depth = 0
    let outer = startsLine
    let count = tokens.count
    repeat {
      guard skipTrivia(), position < bytes.count else { break }
      let start = position
      let kind = scanToken()
      // Whether a regular expression may begin depends on the token before.
      add(kind, from: start)
      if bytes[start] == UInt8(ascii: "("), kind == .punctuation { depth += 1 }
      if bytes[start] == UInt8(ascii: ")"), kind == .punctuation { depth -= 1 }
    } while depth > 0
    tokens.removeSubrange(count...)
    startsLine = outer
  }

  // MARK: Regular expressions without marks

  /// A slash divides after an operand, and opens a regular expression elsewhere.
  private var regexMayBegin: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .operation: return !["?", "!"].contains(last.text)
    case .punctuation: return !["}", ")", "]"].contains(last.text)
    case .identifier: return ["return", "in", "case", "where", "if", "while"].contains(last.text)
    case .number, .string, .regex: return false
    }
  }

  private func regexEnd() -> Int? {
    var index = position + 1
    guard index < bytes.count, bytes[index] != UInt8(ascii: " ") else { return nil }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: Characters

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 128
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }
}
