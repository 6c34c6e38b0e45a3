import Foundation

/// A rectangle that fills its space.
public struct Rectangle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Rectangle: InsettableOutline {
  package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
