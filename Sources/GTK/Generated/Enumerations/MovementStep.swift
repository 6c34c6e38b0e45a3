#if GTK
import CGTK

/// [`GtkMovementStep`](https://docs.gtk.org/gtk4/enum.MovementStep.html)
nonisolated public enum MovementStep: UInt32, CaseIterable, CEnumeration {
  /// `GTK_MOVEMENT_LOGICAL_POSITIONS`
  case logicalPositions = 0
  /// `GTK_MOVEMENT_VISUAL_POSITIONS`
  case visualPositions = 1
  /// `GTK_MOVEMENT_WORDS`
  case words = 2
  /// `GTK_MOVEMENT_DISPLAY_LINES`
  case displayLines = 3
  /// `GTK_MOVEMENT_DISPLAY_LINE_ENDS`
  case displayLineEnds = 4
  /// `GTK_MOVEMENT_PARAGRAPHS`
  case paragraphs = 5
  /// `GTK_MOVEMENT_PARAGRAPH_ENDS`
  case paragraphEnds = 6
  /// `GTK_MOVEMENT_PAGES`
  case pages = 7
  /// `GTK_MOVEMENT_BUFFER_ENDS`
  case bufferEnds = 8
  /// `GTK_MOVEMENT_HORIZONTAL_PAGES`
  case horizontalPages = 9

  /// A value of a later release, that is not known here, becomes `logicalPositions`.
  public init(_ value: GtkMovementStep) {
    self = MovementStep(rawValue: value.rawValue) ?? .logicalPositions
  }

  /// For calls into C.
  public var cValue: GtkMovementStep { GtkMovementStep(rawValue) }
}

extension MovementStep: ValueConvertible {}
#endif
