import Foundation

/// Draws a view turned about a point of its frame, which stays.
public struct _RotationEffect: Equatable, Sendable {
  package var angle: Angle
  package var anchor: UnitPoint
}

extension _RotationEffect: EffectModifier {
  public typealias Body = Never

  @MainActor package func primitive(_ context: PrimitiveContext) -> TransformPrimitive {
    TransformPrimitive(angle: angle, anchor: anchor)
  }
}

extension View {
  /// Rotates a view's rendered output in two dimensions around the specified point.
  ///
  /// - Parameters:
  ///   - angle: clockwise. An undefined one is reported and counts as 0.
  ///   - anchor: where the view stays; unit points of its frame.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let isFinite = angle.radians.isFinite
    if !isFinite {
      Diagnostics.reportOnce("Invalid angle in rotationEffect(_:anchor:): 0 is used.")
    }
    return modifier(_RotationEffect(angle: isFinite ? angle : .zero, anchor: anchor))
  }
}
