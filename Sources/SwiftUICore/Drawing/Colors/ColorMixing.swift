import Foundation

extension Color.Resolved {
  /// Mixes premultiplied components, so that a transparent color does not tint the result.
  package func mixed(
    with other: Color.Resolved, by fraction: Float, in colorSpace: Gradient.ColorSpace
  ) -> Color.Resolved {
    let alpha = opacity + (other.opacity - opacity) * fraction
    guard alpha > 0 else { return .clear }
    let from = components(in: colorSpace)
    let to = other.components(in: colorSpace)
    func mix(_ first: Float, _ second: Float) -> Float {
      let premultiplied = first * opacity + (second * other.opacity - first * opacity) * fraction
      return premultiplied / alpha
    }
    return Color.Resolved(
      components: (mix(from.0, to.0), mix(from.1, to.1), mix(from.2, to.2)),
      in: colorSpace, opacity: alpha)
  }

  typealias Components = (Float, Float, Float)

  private func components(in colorSpace: Gradient.ColorSpace) -> Components {
    colorSpace == .perceptual
      ? Oklab.components(red: linearRed, green: linearGreen, blue: linearBlue)
      : (red, green, blue)
  }

  private init(components: Components, in colorSpace: Gradient.ColorSpace, opacity: Float) {
    if colorSpace == .perceptual {
      let linear = Oklab.linearSRGB(l: components.0, a: components.1, b: components.2)
      self.init(
        colorSpace: .sRGBLinear, red: linear.0, green: linear.1, blue: linear.2, opacity: opacity)
    } else {
      self.init(red: components.0, green: components.1, blue: components.2, opacity: opacity)
    }
  }
}

/// Björn Ottosson's Oklab space, in which equal distances look about equal.
enum Oklab {
  static func components(red: Float, green: Float, blue: Float) -> (Float, Float, Float) {
    let l = cbrt(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_995 * blue)
    let m = cbrt(0.211_903_5 * red + 0.680_699_54 * green + 0.107_396_96 * blue)
    let s = cbrt(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue)
    return (
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    )
  }

  static func linearSRGB(l: Float, a: Float, b: Float) -> (Float, Float, Float) {
    let lRoot = l + 0.396_337_78 * a + 0.215_803_76 * b
    let mRoot = l - 0.105_561_346 * a - 0.063_854_17 * b
    let sRoot = l - 0.089_484_18 * a - 1.291_485_5 * b
    let lCube = lRoot * lRoot * lRoot
    let mCube = mRoot * mRoot * mRoot
    let sCube = sRoot * sRoot * sRoot
    return (
      4.076_741_7 * lCube - 3.307_711_6 * mCube + 0.230_969_94 * sCube,
      -1.268_438 * lCube + 2.609_757_4 * mCube - 0.341_319_4 * sCube,
      -0.004_196_086_3 * lCube - 0.703_418_6 * mCube + 1.707_614_7 * sCube
    )
  }
}
