import Foundation

/// A point in a view's own coordinates, where (0, 0) is the top leading corner and (1, 1) the
/// bottom trailing one.
///
/// Components outside 0...1 name points outside the view. Leading is left in left-to-right
/// layouts; the point itself does not know the layout direction.
public struct UnitPoint: Sendable, Hashable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero: UnitPoint = UnitPoint(x: 0, y: 0)
  public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
  public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
  public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
  public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
  public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
  public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
  public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
  public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point of `rect` that this unit point names.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
