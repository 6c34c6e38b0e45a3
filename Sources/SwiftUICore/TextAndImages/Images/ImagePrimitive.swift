import Foundation

/// What a renderer needs of an image.
package struct ImagePrimitive: Primitive, Equatable {
  package static let viewName: String = "Image"

  package var image: ResolvedImage

  /// The side of a symbol that is not resizable: 16 pixels beside body text, the size that the
  /// icons of a theme are drawn for.
  package var symbolSize: CGFloat

  /// What to draw a template image with; `nil` for the foreground of the control that a symbol is in.
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

extension ImagePrimitive: Describing {
  package var meaning: PrimitiveMeaning { .image }
}
