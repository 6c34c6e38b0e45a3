import Foundation

/// What a renderer needs to draw a group scaled and turned about a point of its frame. The pointer finds it where it is
/// drawn.
package struct TransformPrimitive: Primitive, ContentHosting, Equatable {
  package static let viewName = "Transform"
  package var matrix = CGAffineTransform.identity
  package var scale = CGSize(width: 1, height: 1)
  package var angle = Angle.zero
  package var anchor: UnitPoint

  package var transform: CGAffineTransform {
    matrix.concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// The transform in the coordinate space of a group of that size, its origin at the top left.
  package func transform(in size: CGSize) -> CGAffineTransform {
    let x = anchor.x * size.width
    let y = anchor.y * size.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension TransformPrimitive: Animatable {
  package typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGSize.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>,
    AnimatablePair<
      CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    >
  >

  package var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(
          scale.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)),
        AnimatablePair(
          AnimatablePair(matrix.a, matrix.b),
          AnimatablePair(AnimatablePair(matrix.c, matrix.d), AnimatablePair(matrix.tx, matrix.ty))))
    }
    set {
      scale.animatableData = newValue.first.first
      angle.animatableData = newValue.first.second.first
      anchor.animatableData = newValue.first.second.second
      let rows = newValue.second
      matrix = CGAffineTransform(
        a: rows.first.first, b: rows.first.second, c: rows.second.first.first,
        d: rows.second.first.second, tx: rows.second.second.first, ty: rows.second.second.second)
    }
  }
}
