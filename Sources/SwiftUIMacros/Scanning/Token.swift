/// A word, a literal or a mark of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    case identifier, number, string, regex
    /// Operator characters, as many as stand together.
    case operation
    /// One of `( ) [ ] { } , ; : @ # \`.
    case punctuation
  }

  let kind: Kind
  let text: String
  /// In UTF-8 bytes of the source.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let startsLine: Bool

  func `is`(_ text: String) -> Bool { self.text == text && kind != .string }
}
