#if GTK
import CGTK

/// [`GtkInputHints`](https://docs.gtk.org/gtk4/flags.InputHints.html)
nonisolated public struct InputHints: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkInputHints) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkInputHints { GtkInputHints(rawValue) }

  /// `GTK_INPUT_HINT_SPELLCHECK`
  public static let spellcheck = InputHints(rawValue: 1)

  /// `GTK_INPUT_HINT_NO_SPELLCHECK`
  public static let noSpellcheck = InputHints(rawValue: 2)

  /// `GTK_INPUT_HINT_WORD_COMPLETION`
  public static let wordCompletion = InputHints(rawValue: 4)

  /// `GTK_INPUT_HINT_LOWERCASE`
  public static let lowercase = InputHints(rawValue: 8)

  /// `GTK_INPUT_HINT_UPPERCASE_CHARS`
  public static let uppercaseChars = InputHints(rawValue: 16)

  /// `GTK_INPUT_HINT_UPPERCASE_WORDS`
  public static let uppercaseWords = InputHints(rawValue: 32)

  /// `GTK_INPUT_HINT_UPPERCASE_SENTENCES`
  public static let uppercaseSentences = InputHints(rawValue: 64)

  /// `GTK_INPUT_HINT_INHIBIT_OSK`
  public static let inhibitOsk = InputHints(rawValue: 128)

  /// `GTK_INPUT_HINT_VERTICAL_WRITING`
  public static let verticalWriting = InputHints(rawValue: 256)

  /// `GTK_INPUT_HINT_EMOJI`
  public static let emoji = InputHints(rawValue: 512)

  /// `GTK_INPUT_HINT_NO_EMOJI`
  public static let noEmoji = InputHints(rawValue: 1024)

  /// `GTK_INPUT_HINT_PRIVATE`
  public static let `private` = InputHints(rawValue: 2048)
}

extension InputHints: ValueConvertible {}
#endif
