/// What a style's colours depend on.
package struct PaintContext: Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  package var palette: SystemPalette

  /// The foreground styles set above, outermost first; each entry holds the levels of one
  /// `foregroundStyle`, primary first.
  package var foregroundStyles: [[AnyShapeStyle]] = []

  /// The style set by `backgroundStyle`, if any.
  package var backgroundStyle: AnyShapeStyle?

  /// The style set by `tint`, if any.
  package var tint: AnyShapeStyle?

  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    palette: SystemPalette? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.palette = palette ?? .standard(for: colorScheme)
  }

  /// What the nearest tint draws. It is resolved without itself, so that a tint made from
  /// `.tint` or `accentColor` ends at the desktop's accent.
  package func tintPaint() -> ResolvedPaint? {
    var outer = self
    outer.tint = nil
    return tint?.paint(in: outer)
  }
}
