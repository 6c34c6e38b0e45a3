#if GTK
import CGTK

/// [`GdkSubpixelLayout`](https://docs.gtk.org/gdk4/enum.SubpixelLayout.html)
nonisolated public enum SubpixelLayout: UInt32, CaseIterable, CEnumeration {
  /// `GDK_SUBPIXEL_LAYOUT_UNKNOWN`
  case unknown = 0
  /// `GDK_SUBPIXEL_LAYOUT_NONE`
  case none = 1
  /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB`
  case horizontalRgb = 2
  /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR`
  case horizontalBgr = 3
  /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB`
  case verticalRgb = 4
  /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR`
  case verticalBgr = 5

  /// A value of a later release, that is not known here, becomes `unknown`.
  public init(_ value: GdkSubpixelLayout) {
    self = SubpixelLayout(rawValue: value.rawValue) ?? .unknown
  }

  /// For calls into C.
  public var cValue: GdkSubpixelLayout { GdkSubpixelLayout(rawValue) }
}

extension SubpixelLayout: ValueConvertible {}
#endif
