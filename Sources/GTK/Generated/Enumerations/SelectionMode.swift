#if GTK
import CGTK

/// [`GtkSelectionMode`](https://docs.gtk.org/gtk4/enum.SelectionMode.html)
nonisolated public enum SelectionMode: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SELECTION_NONE`
  case none = 0
  /// `GTK_SELECTION_SINGLE`
  case single = 1
  /// `GTK_SELECTION_BROWSE`
  case browse = 2
  /// `GTK_SELECTION_MULTIPLE`
  case multiple = 3

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkSelectionMode) {
    self = SelectionMode(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkSelectionMode { GtkSelectionMode(rawValue) }
}

extension SelectionMode: ValueConvertible {}
#endif
