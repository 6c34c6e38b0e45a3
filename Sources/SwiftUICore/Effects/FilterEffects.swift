import Foundation

/// Blurs a view.
public struct _BlurEffect: Equatable, Sendable {
  package var radius: CGFloat
  package var isOpaque: Bool
}

/// Draws a shadow behind a view.
public struct _ShadowEffect: Equatable, Sendable {
  package var color: Color
  package var radius: CGFloat
  package var offset: CGSize
}

/// Takes color out of a view.
public struct _GrayscaleEffect: Equatable, Sendable {
  package var amount: Double
}

/// Shifts the hue of all colors in a view.
public struct _HueRotationEffect: Equatable, Sendable {
  package var angle: Angle
}

/// Makes the colors of a view stronger or weaker.
public struct _SaturationEffect: Equatable, Sendable {
  package var amount: Double
}

/// Makes the colors of a view differ more or less.
public struct _ContrastEffect: Equatable, Sendable {
  package var amount: Double
}

/// Replaces the colors of a view by their complements.
public struct _ColorInvertEffect: Equatable, Sendable {}

extension _BlurEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .blur(radius))
  }
}

extension _ShadowEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(
      filter: .shadow(
        color.resolve(in: context.environment), radius: radius, offset: offset))
  }
}

extension _GrayscaleEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .grayscale(amount))
  }
}

extension _HueRotationEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .hueRotation(angle))
  }
}

extension _SaturationEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .saturation(amount))
  }
}

extension _ContrastEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .contrast(amount))
  }
}

extension _ColorInvertEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .colorInvert)
  }
}
