import Foundation

/// Draws a view larger or smaller about a point of its frame, which keeps its size.
public struct _ScaleEffect: Equatable, Sendable {
  package var scale: CGSize
  package var anchor: UnitPoint
}

extension _ScaleEffect: EffectModifier {
  public typealias Body = Never

  @MainActor package func primitive(_ context: PrimitiveContext) -> TransformPrimitive {
    TransformPrimitive(scale: scale, anchor: anchor)
  }
}

extension View {
  /// Scales this view's rendered output by the given vertical and horizontal size amounts, relative to an anchor
  /// point.
  ///
  /// - Parameter scale: a negative factor mirrors the view. An undefined one is reported and counts as 1.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      _ScaleEffect(
        scale: CGSize(width: factor(scale.width), height: factor(scale.height)), anchor: anchor))
  }

  /// Scales this view's rendered output by the given amount in both directions, relative to an anchor point.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales this view's rendered output by the given horizontal and vertical amounts, relative to an anchor point.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated private func factor(_ value: CGFloat) -> CGFloat {
    guard !value.isFinite else { return value }
    Diagnostics.reportOnce("Invalid number \(value) in scaleEffect(_:anchor:): 1 is used.")
    return 1
  }
}
