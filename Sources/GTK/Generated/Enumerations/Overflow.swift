#if GTK
import CGTK

/// [`GtkOverflow`](https://docs.gtk.org/gtk4/enum.Overflow.html)
nonisolated public enum Overflow: UInt32, CaseIterable, CEnumeration {
  /// `GTK_OVERFLOW_VISIBLE`
  case visible = 0
  /// `GTK_OVERFLOW_HIDDEN`
  case hidden = 1

  /// A value of a later release, that is not known here, becomes `visible`.
  public init(_ value: GtkOverflow) {
    self = Overflow(rawValue: value.rawValue) ?? .visible
  }

  /// For calls into C.
  public var cValue: GtkOverflow { GtkOverflow(rawValue) }
}

extension Overflow: ValueConvertible {}
#endif
