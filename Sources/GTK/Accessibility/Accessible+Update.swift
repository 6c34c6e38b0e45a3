#if GTK
import CGTK

extension Accessible {
  /// Tells assistive technologies a name for the widget; nil takes it back.
  public func setAccessibleLabel(_ label: String?) {
    update(.label, string: label)
  }

  /// Tells assistive technologies more about the widget, such as a hint; nil takes it back.
  public func setAccessibleDescription(_ description: String?) {
    update(.description, string: description)
  }

  /// Tells assistive technologies the value in words, in place of a number; nil takes it back.
  public func setAccessibleValueText(_ text: String?) {
    update(.valueText, string: text)
  }

  /// Tells assistive technologies the value, within its range.
  public func setAccessibleValue(_ value: Double, minimum: Double, maximum: Double) {
    update(.valueMin, number: minimum)
    update(.valueMax, number: maximum)
    update(.valueNow, number: value)
  }

  /// Hides the widget, and what is in it, from assistive technologies.
  public func setAccessibleHidden(_ isHidden: Bool) {
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    var value = GValue()
    g_value_init(&value, FundamentalType.boolean)
    g_value_set_boolean(&value, isHidden ? 1 : 0)
    gtk_accessible_update_state_value(accessiblePointer, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Tells assistive technologies whether the widget is selected; nil for one that cannot be.
  public func setAccessibleSelected(_ isSelected: Bool?) {
    var state = GTK_ACCESSIBLE_STATE_SELECTED
    guard let isSelected else { return gtk_accessible_reset_state(accessiblePointer, state) }
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    swiftui_value_set_integer(&value, isSelected ? 1 : 0)
    gtk_accessible_update_state_value(accessiblePointer, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Tells assistive technologies whether the widget keeps the user from all others.
  public func setAccessibleModal(_ isModal: Bool) {
    var value = GValue()
    g_value_init(&value, FundamentalType.boolean)
    g_value_set_boolean(&value, isModal ? 1 : 0)
    update(.modal, &value)
  }

  /// Names the widgets that label this one.
  public func setAccessibleLabelledBy(_ widgets: [Widget]) {
    guard !widgets.isEmpty else {
      return gtk_accessible_reset_relation(
        accessiblePointer, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    var relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    var list: UnsafeMutablePointer<GList>?
    for widget in widgets.reversed() {
      list = g_list_prepend(list, widget.pointer)
    }
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    g_value_set_pointer(&value, list)
    gtk_accessible_update_relation_value(accessiblePointer, 1, &relation, &value)
    g_value_unset(&value)
  }

  private func update(_ property: AccessibleProperty, string: String?) {
    guard let string else {
      return gtk_accessible_reset_property(accessiblePointer, property.cValue)
    }
    var value = GValue()
    g_value_init(&value, FundamentalType.string)
    g_value_set_string(&value, string)
    update(property, &value)
  }

  private func update(_ property: AccessibleProperty, number: Double) {
    var value = GValue()
    g_value_init(&value, FundamentalType.double)
    g_value_set_double(&value, number)
    update(property, &value)
  }

  private func update(
    _ property: AccessibleProperty, _ value: UnsafeMutablePointer<GValue>
  ) {
    var cProperty = property.cValue
    gtk_accessible_update_property_value(accessiblePointer, 1, &cProperty, value)
    g_value_unset(value)
  }
}
#endif
