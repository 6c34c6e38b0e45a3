#if GTK
import CGTK

/// [`GtkAlign`](https://docs.gtk.org/gtk4/enum.Align.html)
nonisolated public enum Align: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ALIGN_FILL`
  case fill = 0
  /// `GTK_ALIGN_START`
  case start = 1
  /// `GTK_ALIGN_END`
  case end = 2
  /// `GTK_ALIGN_CENTER`
  case center = 3
  /// `GTK_ALIGN_BASELINE`
  case baseline = 4

  /// A value of a later release, that is not known here, becomes `fill`.
  public init(_ value: GtkAlign) {
    self = Align(rawValue: value.rawValue) ?? .fill
  }

  /// For calls into C.
  public var cValue: GtkAlign { GtkAlign(rawValue) }
}

extension Align: ValueConvertible {}
#endif
