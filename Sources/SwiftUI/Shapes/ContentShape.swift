#if GTK
import Foundation
import GTK
import SwiftUICore

extension ContentShapePrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer {
    let layout = context.container.layout
    layout.onContains = { [weak context, weak layout] x, y in
      guard let primitive = context?.primitive, let layout else { return false }
      let size = CGSize(width: layout.width, height: layout.height)
      return primitive.contains(CGPoint(x: x, y: y), in: size)
    }
    return layout
  }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {}
}
#endif
