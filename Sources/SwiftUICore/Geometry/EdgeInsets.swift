import Foundation

/// Distances from the edges of a rectangle inwards, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of `amount` on each edge in `edges`, none on the others.
  package init(_ amount: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? amount : 0,
      leading: edges.contains(.leading) ? amount : 0,
      bottom: edges.contains(.bottom) ? amount : 0,
      trailing: edges.contains(.trailing) ? amount : 0)
  }

  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
