/// One of the levels of the current foreground style.
///
/// With no `foregroundStyle` above, the levels are the system's label colors.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package var id: UInt32

  public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(id: 0)
  public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(id: 1)
  public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(id: 2)
  public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(id: 3)
  public static let quinary: HierarchicalShapeStyle = HierarchicalShapeStyle(id: 4)

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let level = Int(id) + shape.level
    guard let levels = shape.environment.foregroundStyles.last, let deepest = levels.indices.last
    else {
      shape.level = 0
      shape.set(.color(shape.environment.palette.label(level: level)))
      return
    }
    // A foreground style may itself name a level: of the foreground outside of it.
    let environment = shape.environment
    shape.environment.foregroundStyles.removeLast()
    shape.level = max(0, level - deepest)
    levels[min(level, deepest)]._apply(to: &shape)
    shape.environment = environment
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style at one of its weaker levels.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var level: Int

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level += level
    base._apply(to: &shape)
  }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
