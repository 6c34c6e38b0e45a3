/// The foreground style of the surrounding view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    HierarchicalShapeStyle.primary._apply(to: &shape)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
