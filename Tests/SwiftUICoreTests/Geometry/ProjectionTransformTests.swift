import Foundation
import SwiftUICore
import Testing

@Suite struct ProjectionTransformTests {
  @Test func affineTransformsKeepTheirEffect() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = CGPoint(x: 4, y: 9)
    #expect(point.applying(ProjectionTransform(affine)) == point.applying(affine))
    #expect(ProjectionTransform(affine).isAffine)
    #expect(ProjectionTransform().isIdentity)
  }

  @Test func perspectiveDividesByTheWeight() {
    var transform = ProjectionTransform()
    transform.m13 = 1
    #expect(!transform.isAffine)
    #expect(CGPoint(x: 1, y: 4).applying(transform) == CGPoint(x: 0.5, y: 2))
  }

  @Test func inverseUndoes() {
    var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7))
    transform.m13 = 0.01
    transform.m23 = -0.02
    let back = CGPoint(x: 4, y: 9).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 4) < 1e-9)
    #expect(abs(back.y - 9) < 1e-9)
  }

  @Test func singularTransformCannotBeInverted() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isInverted: Bool = flat.invert()
    #expect(!isInverted)
    #expect(flat == before)
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    #expect(
      CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
  }
}
