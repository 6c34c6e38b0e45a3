/// The names that tests and examples use.
struct UsedNames {
  /// All words.
  private(set) var words: Set<String> = []
  /// The words that stand after a dot, or before a parenthesis.
  private(set) var members: Set<String> = []

  mutating func read(_ source: String) {
    let bytes = SwiftCode(source).bytes
    var start: Int?
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0
      if Self.isPartOfWord(byte) {
        start = start ?? index
        continue
      }
      guard let first = start else { continue }
      start = nil
      let word = String(decoding: bytes[first..<index], as: UTF8.self)
      words.insert(word)
      let isAfterDot = first > 0 && bytes[first - 1] == UInt8(ascii: ".")
      if isAfterDot || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") {
        members.insert(word)
      }
    }
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
