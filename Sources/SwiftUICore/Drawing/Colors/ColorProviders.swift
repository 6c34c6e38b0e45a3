import Foundation

/// A color given by its components.
package struct ResolvedColorProvider: ColorProvider {
  package var color: Color.Resolved

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved { color }

  package var description: String { color.description }
}

/// A color given by its components in the Display P3 space.
package struct DisplayP3: ColorProvider {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var opacity: Float

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(
      colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue),
      opacity: opacity)
  }

  package var description: String {
    "DisplayP3(red: \(red), green: \(green), blue: \(blue), opacity: \(opacity))"
  }
}

/// Another color, multiplied in opacity.
package struct OpacityColor: ColorProvider {
  package var base: Color
  package var opacity: Double

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    base.resolve(in: environment).multiplyingOpacity(by: opacity)
  }

  package var description: String {
    let percent = (opacity * 100).rounded()
    return "\(percent.formatted(.number.grouping(.never)))% \(base)"
  }
}

/// A mixture of two colors.
package struct MixedColor: ColorProvider {
  package var lhs: Color
  package var rhs: Color
  package var fraction: Double
  package var colorSpace: Gradient.ColorSpace

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    lhs.resolve(in: environment)
      .mixed(with: rhs.resolve(in: environment), by: Float(fraction), in: colorSpace)
  }

  package var description: String {
    "MixedColor(lhs: \(lhs), rhs: \(rhs), fraction: \(fraction))"
  }
}

/// The color of controls: the nearest `tint` if it is a plain color, else the desktop's accent.
package struct AccentColorProvider: ColorProvider {
  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard case .color(let color)? = environment.tintPaint()?.fill else {
      return environment.palette.accent
    }
    return color
  }

  package var description: String { "accentColor" }
}
