/// The bytes of a Swift source, those of comments and of literals' contents replaced by blanks, so
/// that braces, quotes and keywords in them do not count.
struct SwiftCode {
  let bytes: [UInt8]

  init(_ source: String) {
    var blanker = Blanker(bytes: Array(source.utf8))
    blanker.run()
    bytes = blanker.bytes
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The index after what the bracket at `index` encloses.
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    var position = index
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position += 1
    }
    return bytes.count
  }
}

private struct Blanker {
  var bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() { skipCode(untilParenthesis: false) }

  private func at(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      index += 1
    }
  }

  /// - Parameter untilParenthesis: Whether the code is that of an interpolation, which a closing
  ///   parenthesis ends.
  private mutating func skipCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where isRawString: skipRawString()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        if untilParenthesis, depth == 0 { return }
        depth -= 1
        index += 1
      default: index += 1
      }
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank(1) }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        blank(2)
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < bytes.count
  }

  private var pounds: Int {
    var count = 0
    while at(count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private var isRawString: Bool {
    let next = at(pounds)
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "/")
  }

  private mutating func skipRawString() {
    let count = pounds
    if at(count) == UInt8(ascii: "\"") {
      blank(count)
      skipString(pounds: count)
    } else {
      blank(count + 1)
      while index < bytes.count, !(at(0) == UInt8(ascii: "/") && hasPounds(count, after: 1)) {
        blank(1)
      }
      blank(count + 1)
    }
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
  }

  /// Keeps the quotes, so that the literal stays one.
  private mutating func skipString(pounds count: Int) {
    let quote = UInt8(ascii: "\"")
    let quotes = at(1) == quote && at(2) == quote ? 3 : 1
    index += quotes
    while index < bytes.count {
      let closes = (0..<quotes).allSatisfy { at($0) == quote } && hasPounds(count, after: quotes)
      if closes {
        index += quotes
        blank(count)
        return
      }
      guard at(0) == UInt8(ascii: "\\"), hasPounds(count, after: 1) else {
        blank(1)
        continue
      }
      let isInterpolation = at(1 + count) == UInt8(ascii: "(")
      blank(2 + count)
      guard isInterpolation else { continue }
      let start = index
      skipCode(untilParenthesis: true)
      let end = index
      index = start
      blank(end - start + 1)
    }
  }
}
