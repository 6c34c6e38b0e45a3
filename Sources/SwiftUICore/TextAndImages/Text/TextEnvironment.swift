import Foundation

extension EnvironmentValues {
  /// The font of text that sets none; the body font if `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Where the lines of a text of several lines begin or end.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where text that does not fit is cut off.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether characters may move closer together to make text fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The most lines that text may take; any number if `nil`. Less than one counts as one.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines whose height text takes even if it has fewer.
  package var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// How far fonts may shrink to make text fit: 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// The case that text is shown in; its own if `nil`.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// What the modifiers `bold()`, `underline()`, … of views add to the text in them, the innermost
  /// first.
  package var textModifiers: [Text.Modifier] {
    get { self[ModifiersKey.self] }
    set { self[ModifiersKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue: TextAlignment = .leading
}

private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue: Text.TruncationMode = .tail
}

private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct TighteningKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct ReservedLinesKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct ScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct CaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private struct ModifiersKey: EnvironmentKey {
  static let defaultValue: [Text.Modifier] = []
}
