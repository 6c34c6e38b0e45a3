#if GTK
  import Foundation
  import GTK
  import SwiftUICore

  extension ClipPrimitive: GTKPrimitive {
    func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer {
      let layout: LayoutContainer = context.container.layout
      layout.clipsContent = true
      return layout
    }

    func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
      if cornerRadii == nil {
        Diagnostics.reportOnce(
          "GTK clips to rectangles with or without round corners; \(type(of: shape)) is clipped to its frame."
        )
      }
      let radii: RectangleCornerRadii = cornerRadii ?? RectangleCornerRadii()
      widget.setCornerRadii(
        topLeft: radii.topLeading, topRight: radii.topTrailing,
        bottomRight: radii.bottomTrailing, bottomLeft: radii.bottomLeading)
    }
  }
#endif
