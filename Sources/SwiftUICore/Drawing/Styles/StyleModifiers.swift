import Foundation

/// A style, multiplied in opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var opacity: Float

  public init(style: Style, opacity: Float) {
    self.style = style
    self.opacity = opacity
  }

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result = shape.result?.multiplyingOpacity(by: Double(opacity))
  }
}

/// A style that is composited in a certain way.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var blendMode: BlendMode

  public init(style: Style, blendMode: BlendMode) {
    self.style = style
    self.blendMode = blendMode
  }

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result?.blendMode = blendMode
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var shadowStyle: ShadowStyle

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result?.shadows.append(
      ResolvedPaint.Shadow(
        isInner: shadowStyle.kind == .inner,
        color: shadowStyle.color.resolve(in: shape.environment),
        radius: shadowStyle.radius,
        offset: shadowStyle.offset))
  }
}

/// A style whose unit points refer to a fixed rectangle.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var bounds: CGRect

  public init(style: Style, bounds: CGRect) {
    self.style = style
    self.bounds = bounds
  }

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.result?.bounds = bounds
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}
extension _BlendModeShapeStyle: Equatable where Style: Equatable {}
extension _ShadowShapeStyle: Equatable where Style: Equatable {}
extension _AnchoredShapeStyle: Equatable where Style: Equatable {}

// Disfavored where a view modifier has the same name: a gradient is a view as well as a style.
extension ShapeStyle {
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }

  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }

  /// The style with its unit points mapped to `rect`, in the coordinates of what is drawn,
  /// instead of to the bounds of each thing that is drawn with it.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style, multiplied in opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The current foreground style, composited by `mode`.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The current foreground style, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
