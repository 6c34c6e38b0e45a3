#if GTK
import CGTK

/// [`GtkPackType`](https://docs.gtk.org/gtk4/enum.PackType.html)
nonisolated public enum PackType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_PACK_START`
  case start = 0
  /// `GTK_PACK_END`
  case end = 1

  /// A value of a later release, that is not known here, becomes `start`.
  public init(_ value: GtkPackType) {
    self = PackType(rawValue: value.rawValue) ?? .start
  }

  /// For calls into C.
  public var cValue: GtkPackType { GtkPackType(rawValue) }
}

extension PackType: ValueConvertible {}
#endif
