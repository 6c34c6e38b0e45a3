import Foundation

/// A piece of a path: a cubic Bézier curve, or a straight line.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  init(lineFrom start: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = start.interpolated(towards: end, amount: 1.0 / 3.0)
    self.control2 = start.interpolated(towards: end, amount: 2.0 / 3.0)
    self.end = end
    isLine = true
  }

  init(start: CGPoint, quadraticControl control: CGPoint, end: CGPoint) {
    self.init(
      start: start,
      control1: start.interpolated(towards: control, amount: 2.0 / 3.0),
      control2: end.interpolated(towards: control, amount: 2.0 / 3.0),
      end: end)
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// Both parts by de Casteljau's algorithm.
  private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let a = start.interpolated(towards: control1, amount: t)
    let b = control1.interpolated(towards: control2, amount: t)
    let c = control2.interpolated(towards: end, amount: t)
    let ab = a.interpolated(towards: b, amount: t)
    let bc = b.interpolated(towards: c, amount: t)
    let middle = ab.interpolated(towards: bc, amount: t)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// The part between two parameters.
  func part(from lower: CGFloat, to upper: CGFloat) -> CubicCurve {
    guard !isLine else {
      return CubicCurve(
        lineFrom: start.interpolated(towards: end, amount: lower),
        to: start.interpolated(towards: end, amount: upper))
    }
    guard lower > 0 else { return split(at: upper).0 }
    guard lower < 1 else { return split(at: 1).1 }
    return split(at: lower).1.split(at: (upper - lower) / (1 - lower)).0
  }

  /// Points on the curve after its start, close enough together that lines between them stay
  /// within a twentieth of a point of it.
  var flattened: [CGPoint] {
    guard !isLine else { return [end] }
    let bend1 = CGVector(
      dx: start.x - 2 * control1.x + control2.x, dy: start.y - 2 * control1.y + control2.y)
    let bend2 = CGVector(
      dx: control1.x - 2 * control2.x + end.x, dy: control1.y - 2 * control2.y + end.y)
    let bend = max(bend1.length, bend2.length)
    let needed = (0.75 * bend / 0.05).squareRoot().rounded(.up)
    let count = needed.isFinite ? Int(min(max(needed, 4), 256)) : 4
    return (1...count).map { index in
      index == count ? end : point(at: CGFloat(index) / CGFloat(count))
    }
  }

  /// The smallest rectangle around the curve itself, without its control points.
  var bounds: CGRect {
    var points = [start, end]
    if !isLine {
      let atX = Self.extremes(start.x, control1.x, control2.x, end.x)
      let atY = Self.extremes(start.y, control1.y, control2.y, end.y)
      points += (atX + atY).map { point(at: $0) }
    }
    return CGRect(enclosing: points)
  }

  /// Parameters at which one coordinate of the curve turns round.
  private static func extremes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
