#if GTK
import GTK
import SwiftUICore

extension FocusablePrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer {
    let layout = context.container.layout
    let click = GestureClick()
    click.onPressed { [weak layout] _, _, _ in _ = layout?.grabFocus() }
    layout.addController(click)
    return layout
  }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
    guard old?.isFocusable != isFocusable else { return }
    widget.focusable = isFocusable
  }
}
#endif
