#if GTK
import CGTK

/// [`GtkNotebookTab`](https://docs.gtk.org/gtk4/enum.NotebookTab.html)
nonisolated public enum NotebookTab: UInt32, CaseIterable, CEnumeration {
  /// `GTK_NOTEBOOK_TAB_FIRST`
  case first = 0
  /// `GTK_NOTEBOOK_TAB_LAST`
  case last = 1

  /// A value of a later release, that is not known here, becomes `first`.
  public init(_ value: GtkNotebookTab) {
    self = NotebookTab(rawValue: value.rawValue) ?? .first
  }

  /// For calls into C.
  public var cValue: GtkNotebookTab { GtkNotebookTab(rawValue) }
}

extension NotebookTab: ValueConvertible {}
#endif
