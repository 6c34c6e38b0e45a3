import Foundation

/// A color that may depend on the environment it is used in.
///
/// ```swift
/// Color.red                                   // a system color: differs between light and dark
/// Color(red: 0.2, green: 0.4, blue: 0.6)      // the same everywhere
/// Color("Brand", bundle: .module)             // from a color set of the bundle
/// ```
public struct Color: Hashable, Sendable {
  package var provider: AnyColorBox

  package init(provider: some ColorProvider) {
    self.provider = ColorBox(base: provider)
  }

  package init(box: AnyColorBox) {
    provider = box
  }

  /// The color space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Components outside 0...1 are kept; they lie outside the standard gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .displayP3:
      self.init(
        provider: DisplayP3(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), opacity: Float(opacity)))
    case .sRGB, .sRGBLinear:
      self.init(
        Resolved(
          colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
          opacity: Float(opacity)))
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// All components are in 0...1; the hue wraps around, others are clamped.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  public init(_ resolved: Resolved) {
    self.init(provider: ResolvedColorProvider(color: resolved))
  }

  /// The color multiplied in opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(provider: OpacityColor(base: self, opacity: opacity))
  }

  /// The color that lies `fraction` of the way to `rhs`. The fraction is clamped to 0...1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      provider: MixedColor(
        lhs: self, rhs: rhs, fraction: min(max(fraction, 0), 1), colorSpace: colorSpace))
  }

  /// The standard gradient of this color: from a slightly lighter one to the color itself.
  public var gradient: AnyGradient { AnyGradient(self) }

  public static func == (lhs: Color, rhs: Color) -> Bool {
    lhs.provider === rhs.provider || lhs.provider.isEqual(to: rhs.provider)
  }

  public func hash(into hasher: inout Hasher) { provider.hash(into: &hasher) }
}

extension Color: CustomStringConvertible {
  public var description: String { provider.description }
}

extension Color {
  /// The components in an environment: its appearance, contrast and tint.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    provider.resolve(in: environment)
  }
}
