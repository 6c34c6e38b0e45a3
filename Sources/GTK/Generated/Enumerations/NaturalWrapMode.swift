#if GTK
import CGTK

/// [`GtkNaturalWrapMode`](https://docs.gtk.org/gtk4/enum.NaturalWrapMode.html)
nonisolated public enum NaturalWrapMode: UInt32, CaseIterable, CEnumeration {
  /// `GTK_NATURAL_WRAP_INHERIT`
  case inherit = 0
  /// `GTK_NATURAL_WRAP_NONE`
  case none = 1
  /// `GTK_NATURAL_WRAP_WORD`
  case word = 2

  /// A value of a later release, that is not known here, becomes `inherit`.
  public init(_ value: GtkNaturalWrapMode) {
    self = NaturalWrapMode(rawValue: value.rawValue) ?? .inherit
  }

  /// For calls into C.
  public var cValue: GtkNaturalWrapMode { GtkNaturalWrapMode(rawValue) }
}

extension NaturalWrapMode: ValueConvertible {}
#endif
