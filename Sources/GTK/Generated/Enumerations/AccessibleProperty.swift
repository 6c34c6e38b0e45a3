#if GTK
import CGTK

/// [`GtkAccessibleProperty`](https://docs.gtk.org/gtk4/enum.AccessibleProperty.html)
nonisolated public enum AccessibleProperty: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`
  case autocomplete = 0
  /// `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`
  case description = 1
  /// `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`
  case hasPopup = 2
  /// `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`
  case keyShortcuts = 3
  /// `GTK_ACCESSIBLE_PROPERTY_LABEL`
  case label = 4
  /// `GTK_ACCESSIBLE_PROPERTY_LEVEL`
  case level = 5
  /// `GTK_ACCESSIBLE_PROPERTY_MODAL`
  case modal = 6
  /// `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`
  case multiLine = 7
  /// `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`
  case multiSelectable = 8
  /// `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`
  case orientation = 9
  /// `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`
  case placeholder = 10
  /// `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`
  case readOnly = 11
  /// `GTK_ACCESSIBLE_PROPERTY_REQUIRED`
  case required = 12
  /// `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`
  case roleDescription = 13
  /// `GTK_ACCESSIBLE_PROPERTY_SORT`
  case sort = 14
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`
  case valueMax = 15
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`
  case valueMin = 16
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`
  case valueNow = 17
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`
  case valueText = 18

  /// A value of a later release, that is not known here, becomes `autocomplete`.
  public init(_ value: GtkAccessibleProperty) {
    self = AccessibleProperty(rawValue: value.rawValue) ?? .autocomplete
  }

  /// For calls into C.
  public var cValue: GtkAccessibleProperty { GtkAccessibleProperty(rawValue) }
}

extension AccessibleProperty: ValueConvertible {}
#endif
