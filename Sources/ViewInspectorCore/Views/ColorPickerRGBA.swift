import SwiftUI

extension ViewType.ColorPicker {
  /// The components of a colour in sRGB, for comparing colours of different types and makes.
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

#if os(macOS)
extension ViewType.ColorPicker.RGBA {
  public init(color: NSColor) {
    let color: NSColor = color.usingColorSpace(.sRGB) ?? color
    self.init(
      red: color.redComponent, green: color.greenComponent, blue: color.blueComponent,
      alpha: color.alphaComponent)
  }

  public init(color: CGColor) { self.init(color: NSColor(cgColor: color) ?? .clear) }

  @available(macOS 11.0, *)
  public init(color: SwiftUI.Color) { self.init(color: NSColor(color)) }
}
#elseif canImport(UIKit)
extension ViewType.ColorPicker.RGBA {
  public init(color: UIColor) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  public init(color: SwiftUI.Color) { self.init(color: UIColor(color)) }
}
#else
extension ViewType.ColorPicker.RGBA {
  /// The components outside of any view's environment.
  public init(color: SwiftUI.Color) {
    let resolved: SwiftUI.Color.Resolved = color.resolve(in: EnvironmentValues())
    self.init(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green),
      blue: CGFloat(resolved.blue), alpha: CGFloat(resolved.opacity))
  }
}
#endif
