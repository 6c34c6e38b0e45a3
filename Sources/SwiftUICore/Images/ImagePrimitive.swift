import Foundation

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  @MainActor package func primitive(_ context: PrimitiveContext) -> ImagePrimitive {
    let environment: EnvironmentValues = context.environment
    let image: ResolvedImage = resolve(in: environment)
    let font: ResolvedFont = (environment.font ?? .body).resolve()
    let isTemplate: Bool = image.renderingMode == .template
    let hasForeground: Bool = isTemplate && !environment.foregroundStyles.isEmpty
    return ImagePrimitive(
      image: image,
      symbolSize: (font.size * 16 / 15 * environment.imageScale.factor).rounded(),
      foreground: hasForeground ? ForegroundStyle().paint(in: environment) : nil,
      accessibilityLabel: image.labelString(in: environment))
  }
}

/// What a renderer needs of an image.
package struct ImagePrimitive: Primitive, Equatable {
  package static let viewName: String = "Image"

  package var image: ResolvedImage

  /// The side of a symbol that is not resizable: 16 pixels beside body text, the size that the
  /// icons of a theme are drawn for.
  package var symbolSize: CGFloat

  /// What to draw a template image with; `nil` for the theme's foreground.
  package var foreground: ResolvedPaint?

  /// What a screen reader says; `nil` for nothing.
  package var accessibilityLabel: String?
}

extension ImagePrimitive: HeadlessMeasurable {
  /// Symbols have their size; other images count as 100 points wide and high, since nothing
  /// decodes them without a toolkit.
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize {
    var size = CGSize(width: 100, height: 100)
    if case .symbol = image.source { size = CGSize(width: symbolSize, height: symbolSize) }
    guard image.resizing != nil else { return size }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }
}

extension Image.Scale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}

extension ResolvedImage {
  fileprivate func labelString(in environment: EnvironmentValues) -> String? {
    guard !isDecorative else { return nil }
    switch label {
    case .text(let text): return text.resolvedString(in: environment)
    case .systemSymbol(let name): return name
    case nil: return nil
    }
  }
}
