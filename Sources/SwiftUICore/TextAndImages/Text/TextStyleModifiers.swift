import Foundation

extension View {
  /// Makes the text in this view bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    styled(.anyTextModifier(BoldTextModifier(isActive: isActive)))
  }

  /// Makes the text in this view italic, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(ItalicModifier(isActive: isActive))
  }

  /// Sets the weight of the text in this view; nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    styled(.weight(weight))
  }

  /// Sets the width of the characters in this view; nil leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    styled(.anyTextModifier(TextWidthModifier(width: width)))
  }

  /// Sets the design of the characters in this view; nil leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    styled(.anyTextModifier(TextDesignModifier(design: design)))
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    styled(.anyTextModifier(MonospacedTextModifier(isActive: isActive)))
  }

  /// Makes all digits in this view equally wide, and leaves other characters as they are.
  nonisolated public func monospacedDigit() -> some View {
    styled(.anyTextModifier(MonospacedDigitTextModifier()))
  }

  /// - Parameter color: nil for that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = Text.LineStyle(active: isActive, pattern: pattern, color: color)
    return styled(.anyTextModifier(UnderlineTextModifier(lineStyle: line)))
  }

  /// - Parameter color: nil for that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = Text.LineStyle(active: isActive, pattern: pattern, color: color)
    return styled(.anyTextModifier(StrikethroughTextModifier(lineStyle: line)))
  }

  /// Adds space between characters, in points; ligatures stay together.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    styled(.kerning(LayoutInput.textLength(kerning, "kerning")))
  }

  /// Adds space after each character, in points, and breaks up ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    styled(.tracking(LayoutInput.textLength(tracking, "tracking")))
  }

  /// Moves text up from its baseline, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    styled(.baseline(LayoutInput.textLength(baselineOffset, "baselineOffset")))
  }

  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    styled(.anyTextModifier(TextScaleModifier(scale: isEnabled ? scale : .default)))
  }

  nonisolated private func styled(_ textModifier: Text.Modifier) -> some View {
    modifier(TextStyleWritingModifier(textModifier: textModifier))
  }
}

/// Adds to the looks of the text in a view.
struct TextStyleWritingModifier {
  let textModifier: Text.Modifier
}

extension TextStyleWritingModifier: EnvironmentWritingModifier {
  typealias Body = Never
  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.textModifiers.insert(textModifier, at: 0)
  }
}

/// Makes the text in a view italic, or takes that back.
struct ItalicModifier: Sendable {
  let isActive: Bool
}

extension ItalicModifier: EnvironmentWritingModifier {
  typealias Body = Never
  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.textModifiers.removeAll { $0 == .italic }
    if isActive { environment.textModifiers.insert(.italic, at: 0) }
  }
}

private struct ModifiersKey: EnvironmentKey {
  static let defaultValue: [Text.Modifier] = []
}

extension EnvironmentValues {
  /// What the modifiers `bold()`, `underline()`, … of views add to the text in them, the innermost
  /// first.
  package var textModifiers: [Text.Modifier] {
    get { self[ModifiersKey.self] }
    set { self[ModifiersKey.self] = newValue }
  }
}
