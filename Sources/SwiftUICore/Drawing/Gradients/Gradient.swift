import Foundation

/// Colors along a line from 0 to 1; a gradient style says where that line lies.
public struct Gradient: Hashable, Sendable {
  /// One color at one place of a gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color

    /// 0 is the start of the gradient, 1 its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colors between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
      case device
      case perceptual
    }

    private var base: Base

    /// Non-linear sRGB.
    public static let device: Gradient.ColorSpace = Gradient.ColorSpace(base: .device)

    /// A space in which equal steps look about equal.
    public static let perceptual: Gradient.ColorSpace = Gradient.ColorSpace(base: .perceptual)
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// A gradient whose colors are evenly spaced from 0 to 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / last)
    }
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}
