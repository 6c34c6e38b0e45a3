#if GTK
import CGTK

/// [`GtkSizeGroupMode`](https://docs.gtk.org/gtk4/enum.SizeGroupMode.html)
nonisolated public enum SizeGroupMode: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SIZE_GROUP_NONE`
  case none = 0
  /// `GTK_SIZE_GROUP_HORIZONTAL`
  case horizontal = 1
  /// `GTK_SIZE_GROUP_VERTICAL`
  case vertical = 2
  /// `GTK_SIZE_GROUP_BOTH`
  case both = 3

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkSizeGroupMode) {
    self = SizeGroupMode(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkSizeGroupMode { GtkSizeGroupMode(rawValue) }
}

extension SizeGroupMode: ValueConvertible {}
#endif
