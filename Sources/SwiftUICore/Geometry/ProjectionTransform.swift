import Foundation

/// A projective transformation of the plane.
///
/// Points are row vectors: `[x' y' w'] = [x y 1] · M`, and the result is `(x'/w', y'/w')`.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1.0
  public var m12: CGFloat = 0.0
  public var m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0
  public var m22: CGFloat = 1.0
  public var m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0
  public var m32: CGFloat = 0.0
  public var m33: CGFloat = 1.0

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces this transform by its inverse, or leaves it as it is if it has none.
  ///
  /// - Returns: Whether the transform could be inverted.
  public mutating func invert() -> Bool {
    let cofactor11 = m22 * m33 - m23 * m32
    let cofactor12 = m23 * m31 - m21 * m33
    let cofactor13 = m21 * m32 - m22 * m31
    let determinant = m11 * cofactor11 + m12 * cofactor12 + m13 * cofactor13
    guard determinant != 0, determinant.isFinite else { return false }
    let scale = 1 / determinant
    var result = ProjectionTransform()
    result.m11 = cofactor11 * scale
    result.m12 = (m13 * m32 - m12 * m33) * scale
    result.m13 = (m12 * m23 - m13 * m22) * scale
    result.m21 = cofactor12 * scale
    result.m22 = (m11 * m33 - m13 * m31) * scale
    result.m23 = (m13 * m21 - m11 * m23) * scale
    result.m31 = cofactor13 * scale
    result.m32 = (m12 * m31 - m11 * m32) * scale
    result.m33 = (m11 * m22 - m12 * m21) * scale
    self = result
    return true
  }

  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// The transform that applies this one first and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let projectedX = x * m.m11 + y * m.m21 + m.m31
    let projectedY = x * m.m12 + y * m.m22 + m.m32
    let weight = m.isAffine ? 1 : x * m.m13 + y * m.m23 + m.m33
    return CGPoint(x: projectedX / weight, y: projectedY / weight)
  }
}
