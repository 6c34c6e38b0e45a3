import Foundation

extension Color {
  /// A color's components, in extended linear sRGB.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float

    /// 0 is transparent, 1 opaque. Components are not premultiplied.
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        linearRed = SRGB.linear(red)
        linearGreen = SRGB.linear(green)
        linearBlue = SRGB.linear(blue)
      case .sRGBLinear:
        linearRed = red
        linearGreen = green
        linearBlue = blue
      case .displayP3:
        (linearRed, linearGreen, linearBlue) = SRGB.linear(
          displayP3Red: red, green: green, blue: blue)
      }
    }

    /// The red component in non-linear sRGB.
    public var red: Float {
      get { SRGB.encoded(linearRed) }
      set { linearRed = SRGB.linear(newValue) }
    }

    /// The green component in non-linear sRGB.
    public var green: Float {
      get { SRGB.encoded(linearGreen) }
      set { linearGreen = SRGB.linear(newValue) }
    }

    /// The blue component in non-linear sRGB.
    public var blue: Float {
      get { SRGB.encoded(linearBlue) }
      set { linearBlue = SRGB.linear(newValue) }
    }
  }
}

extension Color.Resolved {
  package static let clear: Color.Resolved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black: Color.Resolved = Color.Resolved(red: 0, green: 0, blue: 0)
  package static let white: Color.Resolved = Color.Resolved(red: 1, green: 1, blue: 1)

  /// Opaque or translucent color from 8-bit sRGB components, such as published in tables.
  package init(rgb8 red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Float = 1) {
    self.init(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }

  package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
    var result = self
    result.opacity *= Float(factor)
    return result
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA` in non-linear sRGB, each component clamped to a byte.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    return "#" + bytes.map { String(format: "%02X", Int($0)) }.joined()
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {}
