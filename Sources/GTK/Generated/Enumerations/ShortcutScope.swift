#if GTK
import CGTK

/// [`GtkShortcutScope`](https://docs.gtk.org/gtk4/enum.ShortcutScope.html)
nonisolated public enum ShortcutScope: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SHORTCUT_SCOPE_LOCAL`
  case local = 0
  /// `GTK_SHORTCUT_SCOPE_MANAGED`
  case managed = 1
  /// `GTK_SHORTCUT_SCOPE_GLOBAL`
  case global = 2

  /// A value of a later release, that is not known here, becomes `local`.
  public init(_ value: GtkShortcutScope) {
    self = ShortcutScope(rawValue: value.rawValue) ?? .local
  }

  /// For calls into C.
  public var cValue: GtkShortcutScope { GtkShortcutScope(rawValue) }
}

extension ShortcutScope: ValueConvertible {}
#endif
