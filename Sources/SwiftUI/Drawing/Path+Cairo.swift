#if GTK
import CGTK
import Foundation
import SwiftUICore

extension Path {
  /// Makes the path the current one of a `cairo_t`.
  func trace(in context: OpaquePointer) {
    cairo_new_path(context)
    for element in elements {
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .quadCurve(let end, let control): trace(to: end, control: control, in: context)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }

  /// Cairo has cubic curves only.
  private func trace(to end: CGPoint, control: CGPoint, in context: OpaquePointer) {
    var x: Double = 0
    var y: Double = 0
    cairo_get_current_point(context, &x, &y)
    cairo_curve_to(
      context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
  }

  /// The rectangle that the path is, if it is one with sides along the axes.
  var asRectangle: CGRect? {
    var points: [CGPoint] = []
    for element in elements.prefix(6) {
      switch element {
      case .move(let end) where points.isEmpty: points.append(end)
      case .line(let end): points.append(end)
      case .closeSubpath: break
      default: return nil
      }
    }
    guard elements.count == 5, points.count == 4, elements.last == .closeSubpath else {
      return nil
    }
    let bounds = boundingRect
    let corners: Set<CGPoint> = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    return Set(points) == corners ? bounds : nil
  }
}

extension StrokeStyle {
  /// Makes the style that of a `cairo_t`'s pen.
  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, lineWidth)
    cairo_set_miter_limit(context, miterLimit)
    cairo_set_line_cap(context, cap)
    cairo_set_line_join(context, join)
    let dashes = dash.map { Double($0) }
    // Cairo refuses negative lengths, and patterns that never advance.
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) else {
      return
    }
    cairo_set_dash(context, dashes, Int32(dashes.count), dashPhase)
  }

  private var cap: cairo_line_cap_t {
    switch lineCap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  private var join: cairo_line_join_t {
    switch lineJoin {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }

  /// How far from the path the line may reach.
  var reach: CGFloat {
    let factor = lineJoin == .miter ? max(1, miterLimit) : 1
    return lineWidth / 2 * max(factor, lineCap == .square ? 1.5 : 1)
  }
}
#endif
