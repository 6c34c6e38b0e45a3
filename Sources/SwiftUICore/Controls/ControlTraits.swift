/// What all controls take from their environment.
package struct ControlTraits: Equatable {
  package var isEnabled: Bool
  package var size: ControlSize
  /// The color that stands for the desktop's accent; nil for the accent itself.
  package var tint: Color.Resolved?

  @MainActor package init(_ environment: EnvironmentValues) {
    isEnabled = environment.isEnabled
    size = environment.controlSize
    tint = environment.tint == nil ? nil : TintShapeStyle().paint(in: environment)?.fill.mainColor
  }
}

extension ResolvedPaint.Fill {
  /// The one color that comes nearest to it, where only one can be used.
  package var mainColor: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _): gradient.stops.first?.color
    case .radialGradient(let gradient, _, _, _): gradient.stops.first?.color
    case .ellipticalGradient(let gradient, _, _, _): gradient.stops.first?.color
    case .angularGradient(let gradient, _, _, _): gradient.stops.first?.color
    case .image: nil
    }
  }
}
