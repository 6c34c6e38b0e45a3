import Foundation

/// Mirrors a view where the layout goes from right to left.
public struct _FlipForRTLEffect: Equatable, Sendable {
  package var isEnabled: Bool
}

extension _FlipForRTLEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> TransformPrimitive {
    let mirrors = isEnabled && context.environment.layoutDirection == .rightToLeft
    return TransformPrimitive(
      scale: CGSize(width: mirrors ? -1 : 1, height: 1), anchor: .center)
  }
}

extension View {
  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }
}
