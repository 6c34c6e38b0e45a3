#if GTK
import CGTK

/// [`GtkJustification`](https://docs.gtk.org/gtk4/enum.Justification.html)
nonisolated public enum Justification: UInt32, CaseIterable, CEnumeration {
  /// `GTK_JUSTIFY_LEFT`
  case left = 0
  /// `GTK_JUSTIFY_RIGHT`
  case right = 1
  /// `GTK_JUSTIFY_CENTER`
  case center = 2
  /// `GTK_JUSTIFY_FILL`
  case fill = 3

  /// A value of a later release, that is not known here, becomes `left`.
  public init(_ value: GtkJustification) {
    self = Justification(rawValue: value.rawValue) ?? .left
  }

  /// For calls into C.
  public var cValue: GtkJustification { GtkJustification(rawValue) }
}

extension Justification: ValueConvertible {}
#endif
