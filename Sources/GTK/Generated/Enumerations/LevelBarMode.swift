#if GTK
import CGTK

/// [`GtkLevelBarMode`](https://docs.gtk.org/gtk4/enum.LevelBarMode.html)
nonisolated public enum LevelBarMode: UInt32, CaseIterable, CEnumeration {
  /// `GTK_LEVEL_BAR_MODE_CONTINUOUS`
  case continuous = 0
  /// `GTK_LEVEL_BAR_MODE_DISCRETE`
  case discrete = 1

  /// A value of a later release, that is not known here, becomes `continuous`.
  public init(_ value: GtkLevelBarMode) {
    self = LevelBarMode(rawValue: value.rawValue) ?? .continuous
  }

  /// For calls into C.
  public var cValue: GtkLevelBarMode { GtkLevelBarMode(rawValue) }
}

extension LevelBarMode: ValueConvertible {}
#endif
