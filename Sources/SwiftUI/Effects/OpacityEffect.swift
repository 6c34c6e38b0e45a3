#if GTK
import GTK
import SwiftUICore

extension OpacityPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer { context.container.layout }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
    widget.opacity = opacity
    widget.canTarget = opacity > 0
  }
}
#endif
