#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension ClipPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer {
    let layout = context.container.layout
    layout.clipsContent = true
    return layout
  }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
    let radii = cornerRadii ?? RectangleCornerRadii()
    widget.setCornerRadii(
      topLeft: radii.topLeading, topRight: radii.topTrailing,
      bottomRight: radii.bottomTrailing, bottomLeft: radii.bottomLeading)
    guard cornerRadii == nil else {
      if widget.onClip != nil { widget.onClip = nil }
      return
    }
    widget.onClip = { [self] context, width, height in
      if !fillStyle.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      cairo_set_fill_rule(
        context, fillStyle.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      path(in: CGSize(width: width, height: height)).trace(in: context)
    }
  }
}
#endif
