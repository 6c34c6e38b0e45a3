#if GTK
import CGTK

/// [`GtkIconSize`](https://docs.gtk.org/gtk4/enum.IconSize.html)
nonisolated public enum IconSize: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ICON_SIZE_INHERIT`
  case inherit = 0
  /// `GTK_ICON_SIZE_NORMAL`
  case normal = 1
  /// `GTK_ICON_SIZE_LARGE`
  case large = 2

  /// A value of a later release, that is not known here, becomes `inherit`.
  public init(_ value: GtkIconSize) {
    self = IconSize(rawValue: value.rawValue) ?? .inherit
  }

  /// For calls into C.
  public var cValue: GtkIconSize { GtkIconSize(rawValue) }
}

extension IconSize: ValueConvertible {}
#endif
