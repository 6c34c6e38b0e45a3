#if GTK
import CGTK

/// [`GdkInputSource`](https://docs.gtk.org/gdk4/enum.InputSource.html)
nonisolated public enum InputSource: UInt32, CaseIterable, CEnumeration {
  /// `GDK_SOURCE_MOUSE`
  case mouse = 0
  /// `GDK_SOURCE_PEN`
  case pen = 1
  /// `GDK_SOURCE_KEYBOARD`
  case keyboard = 2
  /// `GDK_SOURCE_TOUCHSCREEN`
  case touchscreen = 3
  /// `GDK_SOURCE_TOUCHPAD`
  case touchpad = 4
  /// `GDK_SOURCE_TRACKPOINT`
  case trackpoint = 5
  /// `GDK_SOURCE_TABLET_PAD`
  case tabletPad = 6

  /// A value of a later release, that is not known here, becomes `mouse`.
  public init(_ value: GdkInputSource) {
    self = InputSource(rawValue: value.rawValue) ?? .mouse
  }

  /// For calls into C.
  public var cValue: GdkInputSource { GdkInputSource(rawValue) }
}

extension InputSource: ValueConvertible {}
#endif
