#if GTK
import CGTK

/// [`GtkContentFit`](https://docs.gtk.org/gtk4/enum.ContentFit.html)
nonisolated public enum ContentFit: UInt32, CaseIterable, CEnumeration {
  /// `GTK_CONTENT_FIT_FILL`
  case fill = 0
  /// `GTK_CONTENT_FIT_CONTAIN`
  case contain = 1
  /// `GTK_CONTENT_FIT_COVER`
  case cover = 2
  /// `GTK_CONTENT_FIT_SCALE_DOWN`
  case scaleDown = 3

  /// A value of a later release, that is not known here, becomes `fill`.
  public init(_ value: GtkContentFit) {
    self = ContentFit(rawValue: value.rawValue) ?? .fill
  }

  /// For calls into C.
  public var cValue: GtkContentFit { GtkContentFit(rawValue) }
}

extension ContentFit: ValueConvertible {}
#endif
