#if GTK
import GTK
import SwiftUICore

extension ColorPickerPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ColorButton {
    let button = ColorButton()
    button.onColorSet { [weak context, weak button] in
      guard let context, let button, !context.isUpdating else { return }
      context.primitive?.setColor(Color.Resolved(button.rgba))
      context.restoreAfterUpdate(button)
    }
    return button
  }

  func updateWidget(_ widget: ColorButton, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    if old?.supportsOpacity != supportsOpacity { widget.useAlpha = supportsOpacity }
    if old?.title != title, !title.isEmpty {
      widget.title = title
      widget.setAccessibleLabel(title)
    }
    if widget.rgba != color.rgba { widget.rgba = color.rgba }
  }
}
#endif
