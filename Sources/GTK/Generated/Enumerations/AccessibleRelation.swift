#if GTK
import CGTK

/// [`GtkAccessibleRelation`](https://docs.gtk.org/gtk4/enum.AccessibleRelation.html)
nonisolated public enum AccessibleRelation: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT`
  case activeDescendant = 0
  /// `GTK_ACCESSIBLE_RELATION_COL_COUNT`
  case colCount = 1
  /// `GTK_ACCESSIBLE_RELATION_COL_INDEX`
  case colIndex = 2
  /// `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT`
  case colIndexText = 3
  /// `GTK_ACCESSIBLE_RELATION_COL_SPAN`
  case colSpan = 4
  /// `GTK_ACCESSIBLE_RELATION_CONTROLS`
  case controls = 5
  /// `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`
  case describedBy = 6
  /// `GTK_ACCESSIBLE_RELATION_DETAILS`
  case details = 7
  /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`
  case errorMessage = 8
  /// `GTK_ACCESSIBLE_RELATION_FLOW_TO`
  case flowTo = 9
  /// `GTK_ACCESSIBLE_RELATION_LABELLED_BY`
  case labelledBy = 10
  /// `GTK_ACCESSIBLE_RELATION_OWNS`
  case owns = 11
  /// `GTK_ACCESSIBLE_RELATION_POS_IN_SET`
  case posInSet = 12
  /// `GTK_ACCESSIBLE_RELATION_ROW_COUNT`
  case rowCount = 13
  /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX`
  case rowIndex = 14
  /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT`
  case rowIndexText = 15
  /// `GTK_ACCESSIBLE_RELATION_ROW_SPAN`
  case rowSpan = 16
  /// `GTK_ACCESSIBLE_RELATION_SET_SIZE`
  case setSize = 17

  /// A value of a later release, that is not known here, becomes `activeDescendant`.
  public init(_ value: GtkAccessibleRelation) {
    self = AccessibleRelation(rawValue: value.rawValue) ?? .activeDescendant
  }

  /// For calls into C.
  public var cValue: GtkAccessibleRelation { GtkAccessibleRelation(rawValue) }
}

extension AccessibleRelation: ValueConvertible {}
#endif
