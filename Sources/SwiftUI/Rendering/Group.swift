#if GTK
import GTK
import SwiftUICore

extension GroupPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer { context.container.layout }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {}
}
#endif
