#if GTK
import CGTK

/// [`GtkSizeRequestMode`](https://docs.gtk.org/gtk4/enum.SizeRequestMode.html)
nonisolated public enum SizeRequestMode: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`
  case heightForWidth = 0
  /// `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT`
  case widthForHeight = 1
  /// `GTK_SIZE_REQUEST_CONSTANT_SIZE`
  case constantSize = 2

  /// A value of a later release, that is not known here, becomes `heightForWidth`.
  public init(_ value: GtkSizeRequestMode) {
    self = SizeRequestMode(rawValue: value.rawValue) ?? .heightForWidth
  }

  /// For calls into C.
  public var cValue: GtkSizeRequestMode { GtkSizeRequestMode(rawValue) }
}

extension SizeRequestMode: ValueConvertible {}
#endif
