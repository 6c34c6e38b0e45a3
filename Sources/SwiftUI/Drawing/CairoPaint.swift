#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension ResolvedPaint.Fill {
  /// Covers `area` of a `cairo_t`, whose clip gives it its shape.
  /// - Parameter bounds: what the unit points refer to.
  @MainActor
  func paint(_ area: CGRect, of context: OpaquePointer, in bounds: CGRect) {
    if let gradient = GradientGeometry(self, in: bounds) {
      gradient.paint(area, of: context)
    } else if let color = plain {
      color.setSource(of: context)
      cairo_paint(context)
    } else if case .image(let picture, let sourceRect, let scale, let opacity) = self,
      let image = picture.value as? SwiftUICore.Image
    {
      ImageTile(image, sourceRect, scale)?.paint(context, at: bounds.origin, opacity)
    }
  }

  /// The pattern that fills and strokes with this, if Cairo has one.
  @MainActor
  func setSource(of context: OpaquePointer, in bounds: CGRect) -> Bool {
    if let gradient = GradientGeometry(self, in: bounds) {
      return gradient.setSource(of: context)
    }
    guard let color = plain else { return false }
    color.setSource(of: context)
    return true
  }
}

extension Color.Resolved {
  func setSource(of context: OpaquePointer) {
    let color = rgba
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension GradientGeometry {
  /// Cairo has no pattern for gradients around a point.
  fileprivate func setSource(of context: OpaquePointer) -> Bool {
    let pattern: OpaquePointer?
    switch kind {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let radius, let start):
      pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, 1)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / radius.width, 1 / radius.height)
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .conic: return false
    }
    for stop in stops {
      let color = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  fileprivate func paint(_ area: CGRect, of context: OpaquePointer) {
    guard case .conic(let center, let angle) = kind else {
      _ = setSource(of: context)
      cairo_paint(context)
      return
    }
    let distances = [
      hypot(area.minX - center.x, area.minY - center.y),
      hypot(area.maxX - center.x, area.minY - center.y),
      hypot(area.minX - center.x, area.maxY - center.y),
      hypot(area.maxX - center.x, area.maxY - center.y),
    ]
    let radius = (distances.max() ?? 0) + 1
    // Smoothed edges would let the background show between two wedges.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    let count = 720
    for index in 0..<count {
      let start = angle + 2 * .pi * Double(index) / Double(count)
      let end = start + 2 * .pi / Double(count)
      color(at: (CGFloat(index) + 0.5) / CGFloat(count)).setSource(of: context)
      cairo_move_to(context, center.x, center.y)
      cairo_line_to(context, center.x + radius * cos(start), center.y + radius * sin(start))
      cairo_line_to(context, center.x + radius * cos(end), center.y + radius * sin(end))
      cairo_fill(context)
    }
  }

  private func color(at location: CGFloat) -> Color.Resolved {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    let end = stops[next]
    guard next > 0 else { return end.color }
    let start = stops[next - 1]
    let length = end.location - start.location
    guard length > 0 else { return end.color }
    let fraction = Float((location - start.location) / length)
    return start.color.mixed(with: end.color, by: fraction, in: .device)
  }
}
#endif
