#if GTK
import Foundation
import GTK
import SwiftUICore

/// Whether the user holds the slider's handle or trough.
private final class SliderPress {
  var isPressed = false
}

extension SliderPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Scale {
    let scale = Scale(orientation: .horizontal)
    scale.drawValue = false
    let press = SliderPress()
    context.storage = press
    scale.onChangeValue { [weak context, weak scale] _, value in
      guard let context, let scale, let primitive = context.primitive else { return false }
      let nearest = primitive.nearestValue(to: value)
      // GTK then tells of the change, if it is one.
      scale.value = nearest
      return true
    }
    scale.onValueChanged { [weak context, weak scale, weak press] in
      guard let context, let scale, !context.isUpdating, let primitive = context.primitive else {
        return
      }
      // The keyboard and the wheel change the value at once.
      let isSingle = press?.isPressed != true
      if isSingle { primitive.onEditingChanged(true) }
      primitive.setValue(scale.value)
      if isSingle { primitive.onEditingChanged(false) }
      context.restoreAfterUpdate(scale)
    }
    // GTK's own gesture claims the press; the class is what it shows of it.
    scale.onNotify("css-classes") { [weak context, weak scale, weak press] in
      guard let scale, let press else { return }
      let isPressed = scale.hasCssClass("dragging")
      guard press.isPressed != isPressed else { return }
      press.isPressed = isPressed
      context?.primitive?.onEditingChanged(isPressed)
    }
    return scale
  }

  func updateWidget(_ widget: Scale, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    if old?.bounds != bounds { widget.setRange(bounds.lowerBound, max: bounds.upperBound) }
    if old?.bounds != bounds || old?.step != step {
      let step = self.step ?? (bounds.upperBound - bounds.lowerBound) / 100
      widget.setIncrements(step, page: step * 10)
    }
    if widget.value != value { widget.value = value }
  }

  func size(_ widget: Scale, _ proposal: ProposedViewSize) -> CGSize {
    let natural = widget.naturalSize()
    return CGSize(width: max(natural.width, proposal.width ?? 160), height: natural.height)
  }
}
#endif
