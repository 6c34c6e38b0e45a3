/// The color of lines between parts of the interface.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.color(shape.environment.palette.separator))
  }
}

/// The color of what is selected: the nearest plain tint, or else the desktop's color.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if shape.environment.tint != nil {
      TintShapeStyle()._apply(to: &shape)
    } else {
      shape.set(.color(shape.environment.palette.selection))
    }
  }
}

/// The color of text that stands in for a value not yet entered.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.color(shape.environment.palette.placeholder))
  }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.color(shape.environment.palette.link))
  }
}

/// The color of filled controls and areas in front of a background.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.color(shape.environment.palette.fill))
  }
}

/// The background of windows, whatever `backgroundStyle` says.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.color(shape.environment.palette.background))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
