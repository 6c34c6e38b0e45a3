extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { provider.apply(to: &shape) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(.color(self)) }
}
