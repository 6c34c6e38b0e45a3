/// The nearest `tint`, or else the accent colour of the desktop.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.environment.tint else {
      shape.set(.color(shape.environment.palette.accent))
      return
    }
    let environment: EnvironmentValues = shape.environment
    shape.environment.tint = nil
    style._apply(to: &shape)
    shape.environment = environment
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
