#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension MenuPickerPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> DropDown {
    let names = StringList(
      raw: UnsafeMutableRawPointer(gtk_string_list_new(nil)), transfer: .full)
    let menu = DropDown(
      raw: UnsafeMutableRawPointer(gtk_drop_down_new(nil, nil)), transfer: .none)
    menu.model = names
    menu.onNotify("selected") { [weak context, weak menu] in
      guard let context, let menu, !context.isUpdating else { return }
      if let index = menu.selectedIndex { context.primitive?.picker.select(index) }
      context.restoreAfterUpdate(menu)
    }
    return menu
  }

  func updateWidget(_ widget: DropDown, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(picker.traits, from: old?.picker.traits, to: widget)
    let names = picker.options.map(\.name)
    if (old?.picker.options.map(\.name) ?? []) != names, let list = widget.model as? StringList {
      list.replaceAll(with: names)
    }
    if widget.selectedIndex != picker.selected { widget.selectedIndex = picker.selected }
  }
}

extension DropDown {
  /// The index of the selected item; nil where none is.
  fileprivate var selectedIndex: Int? {
    get { selected == invalidListPosition ? nil : Int(selected) }
    set { selected = newValue.map { UInt($0) } ?? invalidListPosition }
  }
}

extension StringList {
  fileprivate func replaceAll(with strings: [String]) {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { $0.map { UnsafePointer($0) } }
    list.append(nil)
    gtk_string_list_splice(
      stringListPointer, 0, g_list_model_get_n_items(opaquePointer), &list)
  }
}

extension SegmentedPickerPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Box {
    let box = Box(orientation: .horizontal, spacing: 0)
    box.homogeneous = true
    box.addCssClass("linked")
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak context, weak box] key, _, modifiers in
      guard let box, let picker = context?.primitive?.picker, modifiers.isEmpty else {
        return false
      }
      return box.move(key, picker)
    }
    box.addController(keys)
    return box
  }

  func updateWidget(_ widget: Box, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(picker.traits, from: old?.picker.traits, to: widget)
    var buttons = widget.children.compactMap { $0 as? ToggleButton }
    while buttons.count > picker.options.count { widget.remove(buttons.removeLast()) }
    while buttons.count < picker.options.count {
      let button = makeButton(buttons.count, in: widget, context)
      button.setGroup(buttons.first)
      widget.append(button)
      buttons.append(button)
    }
    for (index, button) in buttons.enumerated() {
      button.show(picker.options[index])
      if button.active != (index == picker.selected) { button.active = index == picker.selected }
    }
  }

  @MainActor
  private func makeButton(
    _ index: Int, in box: Box, _ context: GTKContext<Self>
  ) -> ToggleButton {
    let button = ToggleButton()
    button.addCssClass("swiftui-toggle")
    button.onToggled { [weak context, weak box, weak button] in
      guard let context, let box, let button, !context.isUpdating, button.active else { return }
      context.primitive?.picker.select(index)
      context.restoreAfterUpdate(box)
    }
    return button
  }
}

extension Box {
  /// Selects the next or the previous button for an arrow key.
  fileprivate func move(_ key: UInt, _ picker: PickerOptions) -> Bool {
    let isRightToLeft = direction == .rtl
    let step: Int
    switch key {
    case UInt(GDK_KEY_Left): step = isRightToLeft ? 1 : -1
    case UInt(GDK_KEY_Right): step = isRightToLeft ? -1 : 1
    default: return false
    }
    let buttons = children.compactMap { $0 as? ToggleButton }
    let current = buttons.firstIndex { $0.hasFocus } ?? picker.selected
    guard let current, buttons.indices.contains(current + step) else { return false }
    buttons[current + step].active = true
    return buttons[current + step].grabFocus()
  }
}

extension ToggleButton {
  /// Shows an option: its text, or else its symbol.
  fileprivate func show(_ option: ViewDescription) {
    if option.title.isEmpty, case .symbol(let icon)? = option.image?.image.source {
      if iconName != icon.name { iconName = icon.name }
      setAccessibleLabel(option.image?.accessibilityLabel)
    } else if label != option.name {
      label = option.name
    }
  }
}

extension RadioPickerPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Box {
    Box(orientation: .vertical, spacing: 0)
  }

  func updateWidget(_ widget: Box, from old: Self?, _ context: GTKContext<Self>) {
    if old?.picker.traits.isEnabled != picker.traits.isEnabled {
      widget.sensitive = picker.traits.isEnabled
    }
    if old?.axis != axis {
      widget.orientation = axis == .horizontal ? .horizontal : .vertical
      widget.spacing = axis == .horizontal ? 12 : 0
    }
    var buttons = widget.children.compactMap { $0 as? CheckButton }
    while buttons.count > picker.options.count { widget.remove(buttons.removeLast()) }
    while buttons.count < picker.options.count {
      let button = makeButton(buttons.count, in: widget, context)
      button.setGroup(buttons.first)
      widget.append(button)
      buttons.append(button)
    }
    for (index, button) in buttons.enumerated() {
      let name = picker.options[index].name
      if button.label != name { button.label = name }
      if button.active != (index == picker.selected) { button.active = index == picker.selected }
    }
  }

  @MainActor
  private func makeButton(
    _ index: Int, in box: Box, _ context: GTKContext<Self>
  ) -> CheckButton {
    let button = CheckButton()
    button.onToggled { [weak context, weak box, weak button] in
      guard let context, let box, let button, !context.isUpdating, button.active else { return }
      context.primitive?.picker.select(index)
      context.restoreAfterUpdate(box)
    }
    return button
  }
}
#endif
