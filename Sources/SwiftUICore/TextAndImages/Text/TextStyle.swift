import Foundation

/// The looks that a text's modifiers ask for, `nil` where they say nothing.
package struct TextStyle {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var foreground: AnyShapeStyle?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var link: URL?

  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .color(let color): foreground = color.map { AnyShapeStyle($0) }
    case .font(let font): self.font = font
    case .italic: isItalic = true
    case .weight(let weight):
      self.weight = weight
      isBold = nil
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baseline(let offset): baselineOffset = offset
    case .anyTextModifier(let modifier): modifier.modify(&self)
    }
  }

  func run(content: TextRun.Content, in environment: EnvironmentValues) -> TextRun {
    TextRun(
      content: content,
      font: resolvedFont(in: environment),
      foreground: (foreground ?? environment.foregroundOfViews)?.paint(in: environment),
      background: background?.resolve(in: environment),
      underline: underline?.line(in: environment),
      strikethrough: strikethrough?.line(in: environment),
      kerning: kerning ?? 0,
      tracking: tracking ?? 0,
      baselineOffset: baselineOffset ?? 0,
      link: link)
  }

  private func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
    var resolved = (font ?? environment.font ?? .body).resolve(in: environment)
    if let weight { resolved.weight = weight }
    if isBold == true { resolved.weight = .bold }
    if let design { resolved.design = design }
    if let width { resolved.width = width }
    if let isItalic { resolved.isItalic = isItalic }
    if isMonospaced == true { resolved.design = .monospaced }
    if let hasMonospacedDigits { resolved.hasMonospacedDigits = hasMonospacedDigits }
    if let scale { resolved.size = (resolved.size * scale.factor).rounded() }
    return resolved
  }
}

extension Text.LineStyle {
  fileprivate func line(in environment: EnvironmentValues) -> TextRun.Line? {
    active ? TextRun.Line(pattern: pattern, color: color?.resolve(in: environment)) : nil
  }
}

extension EnvironmentValues {
  /// The foreground that a view above has set.
  fileprivate var foregroundOfViews: AnyShapeStyle? {
    foregroundStyles.isEmpty ? nil : AnyShapeStyle(ForegroundStyle())
  }
}
