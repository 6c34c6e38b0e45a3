import SwiftUI

extension ViewType.ColorPicker {
  /// The components of a color in sRGB, for comparing colors of different types and makes.
  public struct RGBA: Equatable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Whether the components differ by less than can be shown on a screen of 8 bits a component.
    public static func == (lhs: RGBA, rhs: RGBA) -> Bool {
      let differences: [CGFloat] = [
        lhs.red - rhs.red, lhs.green - rhs.green, lhs.blue - rhs.blue, lhs.alpha - rhs.alpha,
      ]
      return differences.allSatisfy { abs($0) < 1 / 512 }
    }
  }
}
