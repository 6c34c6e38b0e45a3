/// Makes a view as a whole more or less transparent.
public struct _OpacityEffect: Equatable, Sendable {
  package var opacity: Double
}

extension _OpacityEffect: EffectModifier {
  public typealias Body = Never

  @MainActor package func primitive(_ context: PrimitiveContext) -> OpacityPrimitive {
    OpacityPrimitive(opacity: min(max(opacity, 0), 1))
  }
}

/// What a renderer needs to draw a group with an opacity from 0 to 1. At 0 the group takes no input.
package struct OpacityPrimitive: Primitive, ContentHosting, Equatable {
  package static let viewName = "Opacity"
  package private(set) var opacity: Double
}

extension OpacityPrimitive: Animatable {
  package var animatableData: Double {
    get { opacity }
    // A spring swings beyond its end.
    set { opacity = min(max(newValue, 0), 1) }
  }
}

extension View {
  /// Sets the transparency of this view.
  ///
  /// - Parameter opacity: from 0, fully transparent, to 1, fully opaque; numbers beyond count as the nearer of
  ///   these. An undefined number is reported and counts as 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    if opacity.isNaN {
      Diagnostics.reportOnce("Invalid number \(opacity) in opacity(_:): 1 is used.")
    }
    return modifier(_OpacityEffect(opacity: opacity.isNaN ? 1 : opacity))
  }
}
