#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension ShapePrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Drawing {
    let drawing = Drawing()
    drawing.onSnapshotNode = { [weak context] snapshot, width, height in
      let size = CGSize(width: width, height: height)
      guard let primitive = context?.primitive, let paint = primitive.paint else { return }
      ShapePainter(drawing: primitive.drawing(in: size), paint: paint)
        .draw(in: Snapshot(pointer: snapshot))
    }
    drawing.onContains = { [weak context, weak drawing] x, y in
      guard let primitive = context?.primitive, let drawing else { return false }
      let size = CGSize(width: drawing.width, height: drawing.height)
      return primitive.contains(CGPoint(x: x, y: y), in: size)
    }
    return drawing
  }

  func updateWidget(_ widget: Drawing, from old: Self?, _ context: GTKContext<Self>) {
    if old != nil { widget.queueDraw() }
  }

  func size(_ widget: Drawing, _ proposal: ProposedViewSize) -> CGSize {
    sizeThatFits(proposal)
  }

  func baselines(
    _ widget: Drawing, in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { nil }

  /// Whether the pointer finds the shape at a point: where it draws something, so that what is
  /// below a stroke or a clear color can be clicked.
  private func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    guard let paint, paint.fill.plain?.opacity != 0 else { return false }
    switch drawing(in: size) {
    case .fill(let path, let style): return path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let path, let style, _): return path.strokedPath(style).contains(point)
    }
  }
}
#endif
