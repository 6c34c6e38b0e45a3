import Foundation

/// All that a renderer has to know of a font.
package struct ResolvedFont: Hashable, Sendable {
  /// The family's name; `nil` for the system font in the given design.
  package var family: String?

  /// The size in GTK's logical pixels.
  package var size: CGFloat

  package var weight: Font.Weight = .regular
  package var design: Font.Design = .default
  package var width: Font.Width = .standard
  package var leading: Font.Leading = .standard
  package var isItalic: Bool = false
  package var hasMonospacedDigits: Bool = false
  package var hasLowercaseSmallCaps: Bool = false
  package var hasUppercaseSmallCaps: Bool = false

  package init(family: String, size: CGFloat) {
    self.family = family
    self.size = Self.valid(size)
  }

  package init(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) {
    self.size = Self.valid(size)
    self.weight = weight
    self.design = design
  }

  /// A size in which text can be seen: another is reported, and that of body text taken.
  private static func valid(_ size: CGFloat) -> CGFloat {
    if size > 0, size <= 10_000 { return size }
    Diagnostics.reportOnce("Invalid font size \(size): the size of body text is used.")
    return Font.TextStyle.body.size
  }

  package init(textStyle: Font.TextStyle) {
    self.init(size: textStyle.size, weight: textStyle.weight)
  }
}

extension Font {
  package func resolve() -> ResolvedFont { provider.resolve() }

  /// The font in the text size that the environment asks for, if it follows that.
  package func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    var font = resolve()
    if provider.followsTextSize {
      font.size = (font.size * environment.dynamicTypeSize.scale).rounded()
    }
    return font
  }
}

extension Font.TextStyle {
  /// Sizes in logical pixels: those of iOS at its "Large" setting, scaled so that the body is 15,
  /// which is about GNOME's 11 point interface font (14.67), and rounded.
  package var size: CGFloat {
    let points = Self.iOSSize(self)
    return (points * 15 / 17).rounded()
  }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Human Interface Guidelines, "Typography", iOS Dynamic Type sizes, Large.
  private static func iOSSize(_ style: Font.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
