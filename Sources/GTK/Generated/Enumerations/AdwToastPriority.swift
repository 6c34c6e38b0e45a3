#if GTK
import CGTK

/// [`AdwToastPriority`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ToastPriority.html)
nonisolated public enum AdwToastPriority: UInt32, CaseIterable, CEnumeration {
  /// `ADW_TOAST_PRIORITY_NORMAL`
  case normal = 0
  /// `ADW_TOAST_PRIORITY_HIGH`
  case high = 1

  /// A value of a later release, that is not known here, becomes `normal`.
  public init(_ value: CGTK.AdwToastPriority) {
    self = AdwToastPriority(rawValue: value.rawValue) ?? .normal
  }

  /// For calls into C.
  public var cValue: CGTK.AdwToastPriority { CGTK.AdwToastPriority(rawValue) }
}

extension AdwToastPriority: ValueConvertible {}
#endif
