import Foundation

extension CGPoint {
  static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
    CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
  }

  static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
    CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
  }

  func interpolated(towards other: CGPoint, amount: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
  }
}

extension CGVector {
  static func * (lhs: CGVector, rhs: CGFloat) -> CGVector {
    CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The vector of length 1 in the same direction; zero stays zero.
  var normalized: CGVector {
    let length = length
    return length > 0 ? self * (1 / length) : self
  }

  /// The vector turned a quarter clockwise on screen.
  var perpendicular: CGVector { CGVector(dx: -dy, dy: dx) }
}
