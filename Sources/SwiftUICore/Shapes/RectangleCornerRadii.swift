import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii with `amount` taken off, none below zero.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount),
      bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount),
      topTrailing: max(0, topTrailing - amount))
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
