#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension TextAttributesBuilder {
  /// A font, as far as it differs from the body font, which is the theme's own.
  /// - Returns: the OpenType features that it needs.
  mutating func add(_ font: ResolvedFont) -> [String] {
    if let family = font.family ?? font.design.family { add { $0.setFamily(family, in: $1) } }
    if font.family != nil || font.size != Font.TextStyle.body.size {
      // In points, which the desktop's text size scales, as it does the theme's font.
      add { $0.setSize(points: font.size * 72 / 96, in: $1) }
    }
    if font.weight != .regular { add { $0.setWeight(font.weight.openType, in: $1) } }
    if font.width != .standard { add(pango_attr_stretch_new(font.width.stretch)) }
    if font.isItalic { add { $0.setItalic(true, in: $1) } }
    if let factor = font.leading.factor { add { $0.setLineHeight(factor, in: $1) } }
    var features: [String] = []
    if font.hasMonospacedDigits { features.append("tnum=1") }
    if font.hasLowercaseSmallCaps { features.append("smcp=1") }
    if font.hasUppercaseSmallCaps { features.append("c2sc=1") }
    return features
  }
}

extension Font.Design {
  /// The family's name for fontconfig; nil for the theme's own. There is no rounded family that
  /// systems commonly have.
  fileprivate var family: String? {
    switch self {
    case .default, .rounded: nil
    case .serif: "Serif"
    case .monospaced: "Monospace"
    }
  }
}

extension Font.Leading {
  fileprivate var factor: Double? {
    switch self {
    case .standard: nil
    case .tight: 0.9
    case .loose: 1.1
    }
  }
}

extension Font.Width {
  /// The nearest of the nine widths of OpenType.
  fileprivate var stretch: PangoStretch {
    switch value {
    case ..<(-0.35): PANGO_STRETCH_ULTRA_CONDENSED
    case ..<(-0.25): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.15): PANGO_STRETCH_CONDENSED
    case ..<(-0.05): PANGO_STRETCH_SEMI_CONDENSED
    case ..<0.05: PANGO_STRETCH_NORMAL
    case ..<0.15: PANGO_STRETCH_SEMI_EXPANDED
    case ..<0.25: PANGO_STRETCH_EXPANDED
    case ..<0.35: PANGO_STRETCH_EXTRA_EXPANDED
    default: PANGO_STRETCH_ULTRA_EXPANDED
    }
  }
}
#endif
