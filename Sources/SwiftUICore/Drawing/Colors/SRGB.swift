import Foundation

/// Conversions of the sRGB standard (IEC 61966-2-1), continued below zero by symmetry so that
/// colors outside the gamut survive a round trip.
enum SRGB {
  static func linear(_ encoded: Float) -> Float {
    let magnitude = abs(encoded)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  static func encoded(_ linear: Float) -> Float {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Display P3 has sRGB's transfer function and white point, and wider primaries.
  static func linear(
    displayP3Red red: Float, green: Float, blue: Float
  ) -> (red: Float, green: Float, blue: Float) {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return (
      red: 1.224_940_2 * r - 0.224_940_2 * g,
      green: -0.042_056_95 * r + 1.042_057 * g,
      blue: -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b
    )
  }
}
