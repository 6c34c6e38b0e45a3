import Foundation

/// The state of finding out what a ``ShapeStyle`` draws: the context, and the result so far.
public struct _ShapeStyle_Shape: Sendable {
  package var context: PaintContext
  package var result: ResolvedPaint?

  /// The hierarchical level asked of the next style, 0 being primary.
  package var level: Int = 0

  package init(context: PaintContext) { self.context = context }

  /// Records what to draw, weakened to the level that was asked for.
  package mutating func set(_ fill: ResolvedPaint.Fill) {
    result = ResolvedPaint(fill: fill).multiplyingOpacity(by: SystemPalette.opacity(level: level))
    level = 0
  }
}

extension ShapeStyle {
  /// What this style draws in a context; nothing for styles that cannot exist.
  package func paint(in context: PaintContext) -> ResolvedPaint? {
    var shape = _ShapeStyle_Shape(context: context)
    _apply(to: &shape)
    return shape.result
  }
}
