import Foundation

/// A stretch of text with the same looks throughout, ready for a renderer.
package struct TextRun: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case string(String)
    case image(Image)
  }

  /// A line through or under text.
  package struct Line: Equatable, Sendable {
    package var pattern: Text.LineStyle.Pattern

    /// `nil` for the text's own color.
    package var color: Color.Resolved?
  }

  package var content: Content
  package var font: ResolvedFont

  /// What the text itself sets; `nil` for the foreground of its surroundings.
  package var foreground: ResolvedPaint?
  package var background: Color.Resolved?
  package var underline: Line?
  package var strikethrough: Line?

  /// Extra space after each character but the last, in pixels. Ligatures stay together.
  package var kerning: CGFloat = 0

  /// Extra space after each character, in pixels, which breaks up ligatures. If not zero,
  /// kerning is ignored.
  package var tracking: CGFloat = 0

  /// How far above the baseline the text stands, in pixels.
  package var baselineOffset: CGFloat = 0

  package var link: URL?

  package var string: String {
    guard case .string(let string) = content else { return "" }
    return string
  }
}
