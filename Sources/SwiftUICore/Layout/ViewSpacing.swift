import Foundation

/// The spacing preferences of a view, in points.
public struct ViewSpacing: Sendable, Equatable {
  package var leading: CGFloat?
  package var trailing: CGFloat?
  package var top: CGFloat?
  package var bottom: CGFloat?

  /// No spacing at any edge.
  public static let zero = ViewSpacing(leading: 0, trailing: 0, top: 0, bottom: 0)

  package static let defaultDistance: CGFloat = 8

  /// The default spacing at each edge.
  public init() {}

  package init(leading: CGFloat?, trailing: CGFloat?, top: CGFloat?, bottom: CGFloat?) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let own = axis == .horizontal ? trailing : bottom
    let others = axis == .horizontal ? next.leading : next.top
    guard own != nil || others != nil else { return Self.defaultDistance }
    return max(own ?? 0, others ?? 0)
  }

  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    (a ?? defaultDistance) < (b ?? defaultDistance) ? b : a
  }
}
