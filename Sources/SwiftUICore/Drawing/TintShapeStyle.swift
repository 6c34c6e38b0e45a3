/// The nearest `tint`, or else the accent colour of the desktop.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.context.tint else {
      shape.set(.color(shape.context.palette.accent))
      return
    }
    let context: PaintContext = shape.context
    shape.context.tint = nil
    style._apply(to: &shape)
    shape.context = context
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
