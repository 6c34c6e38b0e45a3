import Foundation

/// The state of finding out what a ``ShapeStyle`` draws: the environment, and the result
/// so far.
public struct _ShapeStyle_Shape {
  package var environment: EnvironmentValues
  package var result: ResolvedPaint?

  /// The hierarchical level asked of the next style, 0 being primary.
  package var level: Int = 0

  package init(environment: EnvironmentValues) { self.environment = environment }

  /// Records what to draw, weakened to the level that was asked for.
  package mutating func set(_ fill: ResolvedPaint.Fill) {
    result = ResolvedPaint(fill: fill).multiplyingOpacity(by: SystemPalette.opacity(level: level))
    level = 0
  }
}

extension ShapeStyle {
  /// What this style draws in an environment; nothing for styles that cannot exist.
  package func paint(in environment: EnvironmentValues) -> ResolvedPaint? {
    var shape = _ShapeStyle_Shape(environment: environment)
    _apply(to: &shape)
    return shape.result
  }
}
