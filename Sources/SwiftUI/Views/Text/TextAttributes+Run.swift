#if GTK
  import CGTK
  import Foundation
  import GTK
  import SwiftUICore

  extension TextAttributes.Builder {
    /// The looks of a run, as far as they are not those of the theme.
    @MainActor
    mutating func add(_ run: TextRun, _ form: TextForm) {
      var features: [String] = add(run.font)
      if let color = run.foreground?.plainColor { addForeground(color) }
      if let color = run.background { addBackground(color) }
      if let line = run.underline { addUnderline(line) }
      if let line = run.strikethrough { addStrikethrough(line) }
      if run.tracking != 0 { features.append("liga=0") }
      var spacing: CGFloat = run.tracking != 0 ? run.tracking : run.kerning
      if form.isTight { spacing -= run.font.size * 0.05 }
      if spacing != 0 { add(pango_attr_letter_spacing_new(Self.units(spacing))) }
      if run.baselineOffset != 0 { add(pango_attr_rise_new(Self.units(run.baselineOffset))) }
      if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ", "))) }
    }

    static func units(_ pixels: CGFloat) -> Int32 {
      Int32(clamping: Int((pixels * CGFloat(PANGO_SCALE)).rounded()))
    }

    private mutating func addForeground(_ color: Color.Resolved) {
      let (red, green, blue, alpha) = color.pango
      add(pango_attr_foreground_new(red, green, blue))
      if alpha < .max { add(pango_attr_foreground_alpha_new(alpha)) }
    }

    private mutating func addBackground(_ color: Color.Resolved) {
      let (red, green, blue, alpha) = color.pango
      add(pango_attr_background_new(red, green, blue))
      if alpha < .max { add(pango_attr_background_alpha_new(alpha)) }
    }

    private mutating func addUnderline(_ line: TextRun.Line) {
      add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      guard let (red, green, blue, _) = line.color?.pango else { return }
      add(pango_attr_underline_color_new(red, green, blue))
    }

    private mutating func addStrikethrough(_ line: TextRun.Line) {
      add(pango_attr_strikethrough_new(1))
      guard let (red, green, blue, _) = line.color?.pango else { return }
      add(pango_attr_strikethrough_color_new(red, green, blue))
    }
  }

  extension ResolvedPaint {
    /// The one colour that text is drawn in.
    @MainActor
    var plainColor: Color.Resolved? {
      switch fill {
      case .color(let color):
        return color
      case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
        .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
        Diagnostics.reportOnce("GTK draws text in one colour: a gradient's first one is taken.")
        return gradient.stops.first?.color
      case .image:
        Diagnostics.reportOnce("GTK draws text in one colour: an image as its style is left out.")
        return nil
      }
    }
  }

  extension Color.Resolved {
    /// The components in non-linear sRGB, in 0...65535.
    var pango: (red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16) {
      (Self.word(red), Self.word(green), Self.word(blue), Self.word(opacity))
    }

    private static func word(_ component: Float) -> UInt16 {
      UInt16((min(max(component, 0), 1) * 65535).rounded())
    }
  }
#endif
