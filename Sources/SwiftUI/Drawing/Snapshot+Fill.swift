#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// A `GtkSnapshot` that is being drawn to. Valid only during the call that it is given to.
struct Snapshot {
  let pointer: OpaquePointer

  /// Fills a rectangle by render nodes. Images are left to Cairo.
  /// - Parameter bounds: what the paint's unit points refer to.
  @MainActor
  func fill(_ rect: CGRect, with fill: ResolvedPaint.Fill, in bounds: CGRect) {
    if let gradient = GradientGeometry(fill, in: bounds) {
      self.fill(rect, with: gradient)
    } else if let color = fill.plain {
      var rect = rect.graphene
      var color = color.gdk
      gtk_snapshot_append_color(pointer, &color, &rect)
    }
  }

  private func fill(_ rect: CGRect, with gradient: GradientGeometry) {
    var rect = rect.graphene
    let stops = gradient.stops.map {
      GskColorStop(offset: Float($0.location), color: $0.color.gdk)
    }
    switch gradient.kind {
    case .linear(let start, let end):
      var start = start.graphene
      var end = end.graphene
      gtk_snapshot_append_linear_gradient(
        pointer, &rect, &start, &end, stops, gsize(stops.count))
    case .radial(let center, let radius, let start):
      var center = center.graphene
      gtk_snapshot_append_radial_gradient(
        pointer, &rect, &center, Float(radius.width), Float(radius.height), Float(start), 1,
        stops, gsize(stops.count))
    case .conic(let center, let angle):
      var center = center.graphene
      // GSK counts degrees from the top.
      let degrees = Float(angle * 180 / .pi + 90)
      gtk_snapshot_append_conic_gradient(
        pointer, &rect, &center, degrees, stops, gsize(stops.count))
    }
  }

  /// Draws with Cairo within a rectangle.
  @MainActor
  func drawCairo(in rect: CGRect, _ draw: (OpaquePointer) -> Void) {
    var rect = rect.graphene
    guard let context = gtk_snapshot_append_cairo(pointer, &rect) else { return }
    draw(context)
    cairo_destroy(context)
  }

  func pop() { gtk_snapshot_pop(pointer) }
}
#endif
