#if GTK
import Foundation
import GTK
import SwiftUICore

extension TextAttributesBuilder {
  /// The looks of a run, as far as they are not those of the theme.
  mutating func add(_ run: TextRun, _ form: TextForm) {
    var features = add(run.font)
    if let color = run.foreground?.plainColor { add { $0.setForeground(color.rgba, in: $1) } }
    if let color = run.background { add { $0.setBackground(color.rgba, in: $1) } }
    if let line = run.underline {
      add { $0.setUnderline(true, color: line.color?.rgba, in: $1) }
    }
    if let line = run.strikethrough {
      add { $0.setStrikethrough(true, color: line.color?.rgba, in: $1) }
    }
    if run.tracking != 0 { features.append("liga=0") }
    var spacing = run.tracking != 0 ? run.tracking : run.kerning
    if form.isTight { spacing -= run.font.size * 0.05 }
    if spacing != 0 { add { $0.setLetterSpacing(pixels: spacing, in: $1) } }
    if run.baselineOffset != 0 { add { $0.setRise(pixels: run.baselineOffset, in: $1) } }
    if !features.isEmpty { add { $0.setFontFeatures(features.joined(separator: ", "), in: $1) } }
  }
}

extension ResolvedPaint {
  /// The one color that text is drawn in.
  @MainActor
  var plainColor: Color.Resolved? {
    switch fill {
    case .color(let color):
      return color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      Diagnostics.reportOnce("GTK draws text in one color: a gradient's first one is taken.")
      return gradient.stops.first?.color
    case .image:
      Diagnostics.reportOnce("GTK draws text in one color: an image as its style is left out.")
      return nil
    }
  }
}
#endif
