#if GTK
import CGTK
import GTK
import SwiftUICore

extension AccessibilityAttribute: GTKAttribute {
  func apply(to widget: Widget) -> AccessibilityState {
    setRole(of: widget)
    let state = AccessibilityState(self)
    if let label = widget as? GTK.Label {
      // A label tells its text whenever that changes.
      state.connection = label.onNotify("label") { [weak state, weak label] in
        if let text = state?.attribute.label { label?.setAccessibleLabel(text) }
      }
    }
    write(to: widget)
    return state
  }

  func update(_ state: AccessibilityState, on widget: Widget) -> AccessibilityState {
    guard state.attribute != self else { return state }
    state.attribute.clear(widget, except: self)
    state.attribute = self
    write(to: widget)
    return state
  }

  static func remove(_ state: AccessibilityState, from widget: Widget) {
    state.connection?.disconnect()
    state.attribute.clear(widget, except: nil)
  }

  @MainActor private func write(to widget: Widget) {
    if let label { widget.setAccessibleLabel(label) }
    if let value { widget.setAccessibleValueText(value) }
    if let hint { widget.setAccessibleDescription(hint) }
    if let isHidden { widget.setAccessibleHidden(isHidden) }
    if let identifier { gtk_widget_set_name(widget.widgetPointer, identifier) }
    if addedTraits.contains(.isSelected) { widget.setAccessibleSelected(true) }
    if removedTraits.contains(.isSelected) { widget.setAccessibleSelected(false) }
    if addedTraits.contains(.isModal) { widget.setAccessibleModal(true) }
    if removedTraits.contains(.isModal) { widget.setAccessibleModal(false) }
  }

  /// Takes back what `other` does not say.
  @MainActor private func clear(_ widget: Widget, except other: AccessibilityAttribute?) {
    if label != nil, other?.label == nil {
      widget.setAccessibleLabel((widget as? GTK.Label)?.text)
    }
    if value != nil, other?.value == nil { widget.setAccessibleValueText(nil) }
    if hint != nil, other?.hint == nil { widget.setAccessibleDescription(nil) }
    if isHidden == true, other?.isHidden != true { widget.setAccessibleHidden(false) }
    if identifier != nil, other?.identifier == nil {
      gtk_widget_set_name(widget.widgetPointer, nil)
    }
    let traits = addedTraits.union(removedTraits)
    let kept = other.map { $0.addedTraits.union($0.removedTraits) }
    if traits.contains(.isSelected), kept?.contains(.isSelected) != true {
      widget.setAccessibleSelected(nil)
    }
    if addedTraits.contains(.isModal), kept?.contains(.isModal) != true {
      widget.setAccessibleModal(false)
    }
  }

  /// The role can be chosen only until the widget is in a window.
  @MainActor private func setRole(of widget: Widget) {
    guard let role = addedTraits.role, widget.root == nil else { return }
    widget.accessibleRole = role
  }
}

/// What an accessibility modifier has told of a widget.
@MainActor
final class AccessibilityState {
  fileprivate var attribute: AccessibilityAttribute
  fileprivate var connection: SignalConnection?

  fileprivate init(_ attribute: AccessibilityAttribute) { self.attribute = attribute }
}

extension AccessibilityTraits {
  fileprivate var role: AccessibleRole? {
    if contains(.isHeader) { return .heading }
    if contains(.isLink) { return .link }
    if contains(.isButton) { return .button }
    if contains(.isSearchField) { return .searchBox }
    if contains(.isImage) { return .img }
    return nil
  }
}
#endif
