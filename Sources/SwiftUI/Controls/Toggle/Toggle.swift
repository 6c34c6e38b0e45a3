#if GTK
import Foundation
import GTK
import SwiftUICore

extension SwitchPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Switch {
    let toggle = Switch()
    toggle.onStateSet { [weak context, weak toggle] isOn in
      guard let context, let toggle, !context.isUpdating else { return false }
      context.primitive?.toggle.setOn(isOn)
      context.restoreAfterUpdate(toggle)
      // The switch's state, unlike its handle's place, follows the binding.
      return true
    }
    return toggle
  }

  func updateWidget(_ widget: Switch, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(toggle.traits, from: old?.toggle.traits, to: widget)
    let isOn = toggle.isOn && !toggle.isMixed
    if widget.state != isOn { widget.state = isOn }
    if widget.active != isOn { widget.active = isOn }
  }
}

extension CheckboxPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> CheckButton {
    let box = CheckButton()
    // The label gets all the width that there is.
    context.container.layout.hexpand = true
    box.onToggled { [weak context, weak box] in
      guard let context, let box, !context.isUpdating else { return }
      context.primitive?.toggle.setOn(box.active)
      context.restoreAfterUpdate(box)
    }
    return box
  }

  func updateWidget(_ widget: CheckButton, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(toggle.traits, from: old?.toggle.traits, to: widget)
    if old?.hasLabel != hasLabel { widget.child = hasLabel ? context.container.layout : nil }
    let isOn = toggle.isOn && !toggle.isMixed
    if widget.active != isOn { widget.active = isOn }
    if widget.inconsistent != toggle.isMixed { widget.inconsistent = toggle.isMixed }
  }

  func size(
    _ widget: CheckButton, _ proposal: ProposedViewSize, _ context: GTKContext<Self>
  ) -> CGSize {
    hasLabel ? widget.size(around: context.container, proposal) : widget.naturalSize()
  }
}

extension ToggleButtonPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ToggleButton {
    let button = ToggleButton()
    button.child = context.container.layout
    button.addCssClass("text-button")
    button.addCssClass("swiftui-toggle")
    button.onToggled { [weak context, weak button] in
      guard let context, let button, !context.isUpdating else { return }
      context.primitive?.toggle.setOn(button.active)
      context.restoreAfterUpdate(button)
    }
    return button
  }

  func updateWidget(_ widget: ToggleButton, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(toggle.traits, from: old?.toggle.traits, to: widget)
    let isOn = toggle.isOn && !toggle.isMixed
    if widget.active != isOn { widget.active = isOn }
  }

  func size(
    _ widget: ToggleButton, _ proposal: ProposedViewSize, _ context: GTKContext<Self>
  ) -> CGSize {
    widget.size(around: context.container, proposal)
  }
}
#endif
