#if GTK
import CGTK

/// [`GtkInputPurpose`](https://docs.gtk.org/gtk4/enum.InputPurpose.html)
nonisolated public enum InputPurpose: UInt32, CaseIterable, CEnumeration {
  /// `GTK_INPUT_PURPOSE_FREE_FORM`
  case freeForm = 0
  /// `GTK_INPUT_PURPOSE_ALPHA`
  case alpha = 1
  /// `GTK_INPUT_PURPOSE_DIGITS`
  case digits = 2
  /// `GTK_INPUT_PURPOSE_NUMBER`
  case number = 3
  /// `GTK_INPUT_PURPOSE_PHONE`
  case phone = 4
  /// `GTK_INPUT_PURPOSE_URL`
  case url = 5
  /// `GTK_INPUT_PURPOSE_EMAIL`
  case email = 6
  /// `GTK_INPUT_PURPOSE_NAME`
  case name = 7
  /// `GTK_INPUT_PURPOSE_PASSWORD`
  case password = 8
  /// `GTK_INPUT_PURPOSE_PIN`
  case pin = 9
  /// `GTK_INPUT_PURPOSE_TERMINAL`
  case terminal = 10

  /// A value of a later release, that is not known here, becomes `freeForm`.
  public init(_ value: GtkInputPurpose) {
    self = InputPurpose(rawValue: value.rawValue) ?? .freeForm
  }

  /// For calls into C.
  public var cValue: GtkInputPurpose { GtkInputPurpose(rawValue) }
}

extension InputPurpose: ValueConvertible {}
#endif
