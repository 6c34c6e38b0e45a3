#if GTK
import CGTK

/// [`GtkFileChooserAction`](https://docs.gtk.org/gtk4/enum.FileChooserAction.html)
nonisolated public enum FileChooserAction: UInt32, CaseIterable, CEnumeration {
  /// `GTK_FILE_CHOOSER_ACTION_OPEN`
  case open = 0
  /// `GTK_FILE_CHOOSER_ACTION_SAVE`
  case save = 1
  /// `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`
  case selectFolder = 2

  /// A value of a later release, that is not known here, becomes `open`.
  public init(_ value: GtkFileChooserAction) {
    self = FileChooserAction(rawValue: value.rawValue) ?? .open
  }

  /// For calls into C.
  public var cValue: GtkFileChooserAction { GtkFileChooserAction(rawValue) }
}

extension FileChooserAction: ValueConvertible {}
#endif
