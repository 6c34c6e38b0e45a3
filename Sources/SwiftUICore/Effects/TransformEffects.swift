import Foundation

/// Draws a view transformed in two dimensions.
public struct _TransformEffect: Equatable, Sendable {
  public var transform: CGAffineTransform
  @inlinable nonisolated public init(transform: CGAffineTransform) { self.transform = transform }
}

/// Draws a view projected.
public struct _ProjectionEffect: Equatable, Sendable {
  public var transform: ProjectionTransform
  @inlinable nonisolated public init(transform: ProjectionTransform) { self.transform = transform }
}

/// Draws a view turned in three dimensions.
public struct _Rotation3DEffect: Sendable {
  package var angle: Angle
  package var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  package var anchor: UnitPoint
  package var anchorZ: CGFloat
  package var perspective: CGFloat
}

extension _TransformEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> TransformPrimitive {
    TransformPrimitive(matrix: transform, anchor: .topLeading)
  }
}

extension _ProjectionEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> TransformPrimitive {
    TransformPrimitive(matrix: transform.affine, anchor: .topLeading)
  }
}

extension _Rotation3DEffect {
  public var animatableData:
    AnimatablePair<
      Double, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }
}

extension _Rotation3DEffect: MovingEffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> TransformPrimitive {
    TransformPrimitive(matrix: flattened, anchor: anchor)
  }

  /// The rotation as it looks from far away, without perspective: the x and y rows and columns of its matrix.
  package var flattened: CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let s = CGFloat(sin(angle.radians))
    let c = CGFloat(cos(angle.radians))
    let t = 1 - c
    return CGAffineTransform(
      a: c + x * x * t, b: y * x * t + z * s, c: x * y * t - z * s, d: c + y * y * t,
      tx: anchorZ * -(x * z * t + y * s), ty: anchorZ * -(y * z * t - x * s))
  }
}

extension View {
  /// Applies an affine transformation to this view's rendered output, from its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Applies a projection transformation to this view's rendered output. GTK draws what keeps parallel lines parallel
  /// of it.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Renders a view's content as if it's rotated in three dimensions around the specified axis. GTK draws it without
  /// perspective.
  ///
  /// - Parameters:
  ///   - angle: clockwise, seen along the axis. An undefined one is reported and counts as 0.
  ///   - anchor: where the axis goes through; unit points of the view's frame.
  ///   - anchorZ: the same in depth, in points.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    SwiftUIDiagnostics.ignores("perspective", if: perspective != 0)
    let isFinite = angle.radians.isFinite
    if !isFinite {
      Diagnostics.reportOnce("Invalid angle in rotation3DEffect(_:axis:): 0 is used.")
    }
    return modifier(
      _Rotation3DEffect(
        angle: isFinite ? angle : .zero, axis: axis, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}
