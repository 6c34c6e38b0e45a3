import Foundation

extension Path {
  /// The smallest rectangle around all lines and curves, without the curves' control points;
  /// null if the path is empty.
  public var boundingRect: CGRect {
    var bounds: CGRect = .null
    for subpath: Subpath in subpaths {
      bounds = bounds.union(CGRect(enclosing: [subpath.start]))
      for curve: CubicCurve in subpath.curves {
        bounds = bounds.union(curve.bounds)
      }
    }
    return bounds
  }

  /// Whether `p` lies inside; open subpaths count as closed by a line.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule instead of the non-zero winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath: Subpath in subpaths {
      let points = subpath.flattened
      guard var previous = points.last else { continue }
      for point: CGPoint in points {
        winding += Self.crossing(of: p, from: previous, to: point)
        previous = point
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// How an edge crosses the ray from `p` to the right: 1 downwards, -1 upwards, 0 not at all.
  private static func crossing(of p: CGPoint, from a: CGPoint, to b: CGPoint) -> Int {
    guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
    let crossingX = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard crossingX > p.x else { return 0 }
    return b.y > a.y ? 1 : -1
  }
}
