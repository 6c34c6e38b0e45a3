import Foundation

extension GraphicsContext {
  /// A color or pattern that you can use to outline or fill a path.
  public struct Shading: Sendable {
    package enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }
    package let kind: Kind

    /// The foreground style of the environment.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A shading for each of several levels; the first is drawn with.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient between two points of the context's coordinate space. On Linux `options` is ignored.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      SwiftUIDiagnostics.ignores("options", if: !options.isEmpty)
      return Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// A gradient between two circles around a point, whose radii are in points. On Linux `options` is ignored.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      SwiftUIDiagnostics.ignores("options", if: !options.isEmpty)
      return Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// A gradient around a point, which begins at an angle. On Linux `options` is ignored.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      SwiftUIDiagnostics.ignores("options", if: !options.isEmpty)
      return Shading(kind: .conic(gradient, center, angle))
    }
  }

  /// Options that affect the rendering of color gradients.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }
}

extension GraphicsContext.Shading {
  /// The shading where there is no geometry: of gradients, their first color.
  package var style: AnyShapeStyle {
    switch kind {
    case .style(let style): style
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .conic(let gradient, _, _):
      AnyShapeStyle(gradient.stops.first?.color ?? .primary)
    }
  }

  /// The style for a shape in a canvas of a size, with points moved by the context's transform.
  package func style(in size: CGSize, _ transform: CGAffineTransform) -> AnyShapeStyle {
    func unit(_ point: CGPoint) -> UnitPoint {
      let point = point.applying(transform)
      return UnitPoint(
        x: size.width > 0 ? point.x / size.width : 0,
        y: size.height > 0 ? point.y / size.height : 0)
    }
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    switch kind {
    case .style(let style): return style
    case .linear(let gradient, let start, let end):
      return AnyShapeStyle(
        LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))
    case .radial(let gradient, let center, let start, let end):
      return AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: unit(center), startRadius: start * scale,
          endRadius: end * scale))
    case .conic(let gradient, let center, let angle):
      return AnyShapeStyle(
        AngularGradient(gradient: gradient, center: unit(center), angle: angle))
    }
  }
}
