#if GTK
import CGTK
import GTK
import SwiftUICore

extension Color.Resolved {
  /// The color as GTK has it, in non-linear sRGB; components out of its gamut are cut off.
  var rgba: RGBA {
    RGBA(
      red: Self.component(red), green: Self.component(green), blue: Self.component(blue),
      alpha: Self.component(opacity))
  }

  var gdk: GdkRGBA { rgba.cValue }

  /// The color in GTK's style sheet language.
  var css: String {
    let color = rgba
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "rgba(\(bytes[0]),\(bytes[1]),\(bytes[2]),\(color.alpha))"
  }

  private static func component(_ value: Float) -> Double {
    value >= 0 ? Double(min(value, 1)) : 0
  }

  init(_ color: RGBA) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }
}
#endif
