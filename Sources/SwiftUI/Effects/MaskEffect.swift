#if GTK
import GTK
import SwiftUICore

extension MaskPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer {
    let layout = context.container.layout
    switch part {
    case .whole: layout.isMasked = true
    case .mask:
      layout.isMask = true
      layout.canTarget = false
      layout.canFocus = false
    }
    return layout
  }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {}
}
#endif
