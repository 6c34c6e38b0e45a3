#if GTK
import CGTK

/// [`GtkEntryIconPosition`](https://docs.gtk.org/gtk4/enum.EntryIconPosition.html)
nonisolated public enum EntryIconPosition: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ENTRY_ICON_PRIMARY`
  case primary = 0
  /// `GTK_ENTRY_ICON_SECONDARY`
  case secondary = 1

  /// A value of a later release, that is not known here, becomes `primary`.
  public init(_ value: GtkEntryIconPosition) {
    self = EntryIconPosition(rawValue: value.rawValue) ?? .primary
  }

  /// For calls into C.
  public var cValue: GtkEntryIconPosition { GtkEntryIconPosition(rawValue) }
}

extension EntryIconPosition: ValueConvertible {}
#endif
