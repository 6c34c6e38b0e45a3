/// The words and marks of Swift source code, without comments and literals.
struct SwiftTokens: Sequence {
  let source: String

  func makeIterator() -> Iterator { Iterator(bytes: Array(source.utf8)) }

  /// A word, or one mark such as `{`.
  struct Token: Equatable {
    let text: String
    /// Whether it stands after a dot, as the member of what is before it.
    let isMember: Bool

    var isTypeName: Bool { text.first.map { $0.isUppercase || $0 == "_" } ?? false }
  }

  struct Iterator: IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0
    private var afterDot = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "/"), skipComment() { continue }
        if byte == UInt8(ascii: "\"") {
          skipString()
          afterDot = false
          continue
        }
        if Self.isWord(byte) {
          let start = position
          while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
          return token(String(decoding: bytes[start..<position], as: UTF8.self))
        }
        position += 1
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { continue }
        if byte == UInt8(ascii: ".") {
          afterDot = true
          continue
        }
        return token(String(decoding: CollectionOfOne(byte), as: UTF8.self))
      }
      return nil
    }

    private mutating func token(_ text: String) -> Token {
      defer { afterDot = false }
      return Token(text: text, isMember: afterDot)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }

    private func has(_ text: StaticString) -> Bool {
      let length = text.utf8CodeUnitCount
      guard position + length <= bytes.count else { return false }
      return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func skipComment() -> Bool {
      if has("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        return true
      }
      guard has("/*") else { return false }
      while position < bytes.count, !has("*/") { position += 1 }
      position += 2
      return true
    }

    /// Goes past a literal. What is inserted into it with a backslash is left out too.
    private mutating func skipString() {
      let isLong = has("\"\"\"")
      position += isLong ? 3 : 1
      while position < bytes.count {
        if isLong ? has("\"\"\"") : (has("\"") || has("\n")) { break }
        if has("\\(") {
          skipInsertion()
        } else {
          position += has("\\") ? 2 : 1
        }
      }
      position += isLong ? 3 : 1
    }

    private mutating func skipInsertion() {
      position += 2
      var depth = 1
      while position < bytes.count, depth > 0 {
        if has("\"") {
          skipString()
          continue
        }
        if has("(") { depth += 1 }
        if has(")") { depth -= 1 }
        position += 1
      }
    }
  }
}
