import Foundation

extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView {
  @MainActor package func primitive(_ context: PrimitiveContext) -> TextPrimitive {
    let environment = context.environment
    return TextPrimitive(
      runs: resolve(in: environment),
      layout: TextLayout(environment),
      accessibilityLabel: accessibilityLabelText?.resolvedString(in: environment),
      isSelectable: environment.allowsTextSelection,
      changesWithTime: changesWithTime)
  }
}

/// What a renderer needs of a text.
package struct TextPrimitive: Primitive, Equatable {
  package static let viewName: String = "Text"
  package static let keepsSizeInMotion = true

  package var runs: [TextRun]
  package var layout: TextLayout

  /// What a screen reader says; `nil` for the text itself.
  package var accessibilityLabel: String?

  /// Whether people can select the text, to copy it.
  package var isSelectable: Bool

  /// Whether the text has to be resolved again each second.
  package var changesWithTime: Bool

  package var string: String { runs.map(\.string).joined() }
}

/// How text is broken into lines.
package struct TextLayout: Equatable, Sendable {
  package var alignment: TextAlignment
  package var truncationMode: Text.TruncationMode

  /// The most lines that are shown; `nil` for any number.
  package var lineLimit: Int?

  /// The number of lines whose height is taken even if the text has fewer.
  package var reservedLines: Int?

  /// Extra space between lines, in points.
  package var lineSpacing: CGFloat

  /// How far the font may shrink to make the text fit: 1 for not at all.
  package var minimumScaleFactor: CGFloat

  /// Whether characters may move closer together to make the text fit.
  package var allowsTightening: Bool

  package var metrics: TextMetrics?

  init(_ environment: EnvironmentValues) {
    alignment = environment.multilineTextAlignment
    truncationMode = environment.truncationMode
    lineLimit = environment.lineLimit.map { max($0, 1) }
    reservedLines = environment.reservedLines
    lineSpacing = environment.lineSpacing
    minimumScaleFactor = min(max(environment.minimumScaleFactor, 0.01), 1)
    allowsTightening = environment.allowsTightening
    metrics = environment.textMetrics
  }
}

extension TextPrimitive: Describing {
  package var meaning: PrimitiveMeaning { .text(string) }
}
