#if GTK
import CGTK

/// [`GtkInscriptionOverflow`](https://docs.gtk.org/gtk4/enum.InscriptionOverflow.html)
nonisolated public enum InscriptionOverflow: UInt32, CaseIterable, CEnumeration {
  /// `GTK_INSCRIPTION_OVERFLOW_CLIP`
  case clip = 0
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START`
  case ellipsizeStart = 1
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE`
  case ellipsizeMiddle = 2
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END`
  case ellipsizeEnd = 3

  /// A value of a later release, that is not known here, becomes `clip`.
  public init(_ value: GtkInscriptionOverflow) {
    self = InscriptionOverflow(rawValue: value.rawValue) ?? .clip
  }

  /// For calls into C.
  public var cValue: GtkInscriptionOverflow { GtkInscriptionOverflow(rawValue) }
}

extension InscriptionOverflow: ValueConvertible {}
#endif
