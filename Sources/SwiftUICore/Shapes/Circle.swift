import Foundation

/// The largest circle that fits into its space, centered.
public struct Circle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square with the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let diameter: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): 10
      }
    return CGSize(width: diameter, height: diameter)
  }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Circle: InsettableOutline {
  package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let diameter = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
