import Foundation

/// An ellipse that fills its space.
public struct Ellipse: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Ellipse: InsettableOutline {
  package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
