import Foundation

/// A drop or inner shadow, to be added to a shape style.
public struct ShadowStyle: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case drop
    case inner
  }

  package var kind: Kind
  package var color: Color
  package var radius: CGFloat
  package var offset: CGSize

  /// A shadow behind the shape. `radius` is the blur radius in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that the shape's edge casts on its inside. `radius` is the blur radius in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}
