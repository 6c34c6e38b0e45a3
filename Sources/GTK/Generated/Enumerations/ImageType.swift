#if GTK
import CGTK

/// [`GtkImageType`](https://docs.gtk.org/gtk4/enum.ImageType.html)
nonisolated public enum ImageType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_IMAGE_EMPTY`
  case empty = 0
  /// `GTK_IMAGE_ICON_NAME`
  case iconName = 1
  /// `GTK_IMAGE_GICON`
  case gicon = 2
  /// `GTK_IMAGE_PAINTABLE`
  case paintable = 3

  /// A value of a later release, that is not known here, becomes `empty`.
  public init(_ value: GtkImageType) {
    self = ImageType(rawValue: value.rawValue) ?? .empty
  }

  /// For calls into C.
  public var cValue: GtkImageType { GtkImageType(rawValue) }
}

extension ImageType: ValueConvertible {}
#endif
