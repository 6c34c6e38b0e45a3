import Foundation
import SwiftUICore
import Testing

@Suite struct CGAffineTransformTests {
  /// Core Graphics: "concatenating" applies the receiver first.
  @Test func concatenatingAppliesTheReceiverFirst() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
  }

  /// Core Graphics: t' = [1 0 0 1 tx ty] * t, so the new step comes first.
  @Test func chainedStepsComeBeforeTheReceiver() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
    let scaled = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 23))
  }

  @Test func aQuarterTurnMapsXToY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
    let chained = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(chained.y - 1) < 1e-12)
  }

  @Test func inverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let back = CGPoint(x: 4, y: 9).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 4) < 1e-12)
    #expect(abs(back.y - 9) < 1e-12)
  }

  /// Core Graphics: "If the affine transform passed in cannot be inverted, it is returned
  /// unchanged."
  @Test func singularTransformIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func emptyInitializerIsNotTheIdentity() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func rectanglesBecomeTheirBounds() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 4)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -4, y: 0, width: 4, height: 2))
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test func sizesAreNotTranslated() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }
}
