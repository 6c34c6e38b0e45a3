/// The background style of the surrounding view, or else the background of windows.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.context.backgroundStyle else {
      shape.set(.color(shape.context.palette.background))
      return
    }
    let context: PaintContext = shape.context
    shape.context.backgroundStyle = nil
    style._apply(to: &shape)
    shape.context = context
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
