import Foundation

/// A rectangle whose shorter sides are fully rounded, which fills its space.
public struct Capsule: Shape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Capsule: InsettableOutline {
  package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
