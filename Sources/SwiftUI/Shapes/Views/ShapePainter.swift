#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// Draws a shape with a paint: plain rectangles by render nodes, all else with Cairo.
@MainActor
struct ShapePainter {
  let drawing: ShapeDrawing
  let paint: ResolvedPaint

  func draw(in snapshot: Snapshot) {
    reportWhatIsLeftOut()
    let shadows = paint.shadows.filter { !$0.isInner }.map(\.gsk)
    if !shadows.isEmpty {
      gtk_snapshot_push_shadow(snapshot.pointer, shadows, gsize(shadows.count))
    }
    drawFill(in: snapshot)
    if !shadows.isEmpty { snapshot.pop() }
    drawInnerShadows(in: snapshot)
  }

  private func drawFill(in snapshot: Snapshot) {
    switch drawing {
    case .fill(let path, let style):
      if let rect = path.asRectangle, !isImage {
        snapshot.fill(rect, with: paint.fill, in: paint.bounds ?? rect)
      } else {
        fill(path, style, in: snapshot)
      }
    case .stroke(let path, let style, let antialiased):
      stroke(path, style, antialiased, in: snapshot)
    }
  }

  private var isImage: Bool {
    if case .image = paint.fill { true } else { false }
  }

  private func fill(_ path: Path, _ style: FillStyle, in snapshot: Snapshot) {
    let bounds = path.boundingRect
    guard !bounds.isNull else { return }
    let area = bounds.insetBy(dx: -1, dy: -1)
    snapshot.drawCairo(in: area) { context in
      prepare(context, style.isAntialiased)
      let rule =
        style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      cairo_set_fill_rule(context, rule)
      path.trace(in: context)
      if paint.fill.setSource(of: context, in: paint.bounds ?? bounds) {
        cairo_fill(context)
      } else {
        cairo_clip(context)
        paint.fill.paint(area, of: context, in: paint.bounds ?? bounds)
      }
    }
  }

  private func stroke(
    _ path: Path, _ style: StrokeStyle, _ antialiased: Bool, in snapshot: Snapshot
  ) {
    let bounds = path.boundingRect
    guard !bounds.isNull, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let area = bounds.insetBy(dx: -style.reach - 1, dy: -style.reach - 1)
    snapshot.drawCairo(in: area) { context in
      prepare(context, antialiased)
      style.apply(to: context)
      path.trace(in: context)
      if paint.fill.setSource(of: context, in: paint.bounds ?? bounds) {
        cairo_stroke(context)
        return
      }
      path.strokedPath(style).trace(in: context)
      cairo_clip(context)
      paint.fill.paint(area, of: context, in: paint.bounds ?? bounds)
    }
  }

  private func prepare(_ context: OpaquePointer, _ antialiased: Bool) {
    if !antialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
  }

  private func drawInnerShadows(in snapshot: Snapshot) {
    guard case .fill(let path, _) = drawing, let rect = path.asRectangle else { return }
    for shadow in paint.shadows where shadow.isInner {
      var outline = GskRoundedRect()
      var bounds = rect.graphene
      gsk_rounded_rect_init_from_rect(&outline, &bounds, 0)
      let gsk = shadow.gsk
      var color = gsk.color
      gtk_snapshot_append_inset_shadow(
        snapshot.pointer, &outline, &color, gsk.dx, gsk.dy, 0, gsk.radius)
    }
  }

  private func reportWhatIsLeftOut() {
    if paint.blendMode != .normal {
      Diagnostics.reportOnce("GTK draws shapes with the normal blend mode only.")
    }
    guard paint.shadows.contains(where: \.isInner) else { return }
    if case .fill(let path, _) = drawing, path.asRectangle != nil { return }
    Diagnostics.reportOnce("GTK draws inner shadows of rectangles only.")
  }
}

extension ResolvedPaint.Shadow {
  fileprivate var gsk: GskShadow {
    GskShadow(
      color: color.gdk, dx: Float(offset.width.drawnDistance),
      dy: Float(offset.height.drawnDistance), radius: Float(radius.drawnRadius))
  }
}
#endif
