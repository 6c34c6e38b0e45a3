#if GTK
import CGTK

/// [`GtkTextBuffer`](https://docs.gtk.org/gtk4/class.TextBuffer.html)
open class TextBuffer: Object {
  /// `pointer`, as the functions of `GtkTextBuffer` take it.
  public var textBufferPointer: UnsafeMutablePointer<GtkTextBuffer> {
    pointer.assumingMemoryBound(to: GtkTextBuffer.self)
  }

  open override class var gType: GType { gtk_text_buffer_get_type() }
}

extension TextBuffer {
  /// [`gtk_text_buffer_get_can_redo()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_can_redo.html)
  public var canRedo: Bool {
    gtk_text_buffer_get_can_redo(textBufferPointer) != 0
  }

  /// [`gtk_text_buffer_get_can_undo()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_can_undo.html)
  public var canUndo: Bool {
    gtk_text_buffer_get_can_undo(textBufferPointer) != 0
  }

  /// [`GtkTextBuffer:cursor-position`](https://docs.gtk.org/gtk4/property.TextBuffer.cursor-position.html)
  public var cursorPosition: Int {
    property("cursor-position") ?? 0
  }

  /// [`gtk_text_buffer_get_enable_undo()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_enable_undo.html),
  /// [`gtk_text_buffer_set_enable_undo()`](https://docs.gtk.org/gtk4/method.TextBuffer.set_enable_undo.html)
  public var enableUndo: Bool {
    get {
      gtk_text_buffer_get_enable_undo(textBufferPointer) != 0
    }
    set {
      gtk_text_buffer_set_enable_undo(textBufferPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_buffer_get_has_selection()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_has_selection.html)
  public var hasSelection: Bool {
    gtk_text_buffer_get_has_selection(textBufferPointer) != 0
  }

  /// [`GtkTextBuffer:text`](https://docs.gtk.org/gtk4/property.TextBuffer.text.html)
  public var text: String? {
    get {
      property("text")
    }
    set {
      setProperty("text", newValue)
    }
  }

  /// [`gtk_text_buffer_get_char_count()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_char_count.html)
  public var charCount: Int {
    Int(gtk_text_buffer_get_char_count(textBufferPointer))
  }

  /// [`gtk_text_buffer_get_line_count()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_line_count.html)
  public var lineCount: Int {
    Int(gtk_text_buffer_get_line_count(textBufferPointer))
  }

  /// [`gtk_text_buffer_get_max_undo_levels()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_max_undo_levels.html),
  /// [`gtk_text_buffer_set_max_undo_levels()`](https://docs.gtk.org/gtk4/method.TextBuffer.set_max_undo_levels.html)
  public var maxUndoLevels: UInt {
    get {
      UInt(gtk_text_buffer_get_max_undo_levels(textBufferPointer))
    }
    set {
      gtk_text_buffer_set_max_undo_levels(textBufferPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_text_buffer_get_modified()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_modified.html),
  /// [`gtk_text_buffer_set_modified()`](https://docs.gtk.org/gtk4/method.TextBuffer.set_modified.html)
  public var modified: Bool {
    get {
      gtk_text_buffer_get_modified(textBufferPointer) != 0
    }
    set {
      gtk_text_buffer_set_modified(textBufferPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_buffer_get_selection_content()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_content.html)
  public var selectionContent: ContentProvider? {
    ContentProvider.wrap(gtk_text_buffer_get_selection_content(textBufferPointer), transfer: .full)
  }
}

extension TextBuffer {
  /// [`gtk_text_buffer_add_selection_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.add_selection_clipboard.html)
  public func addSelectionClipboard(_ clipboard: Clipboard) {
    gtk_text_buffer_add_selection_clipboard(textBufferPointer, clipboard.clipboardPointer)
  }

  /// [`gtk_text_buffer_begin_irreversible_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.begin_irreversible_action.html)
  public func beginIrreversibleAction() {
    gtk_text_buffer_begin_irreversible_action(textBufferPointer)
  }

  /// [`gtk_text_buffer_begin_user_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.begin_user_action.html)
  public func beginUserAction() {
    gtk_text_buffer_begin_user_action(textBufferPointer)
  }

  /// [`gtk_text_buffer_copy_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.copy_clipboard.html)
  public func copyClipboard(_ clipboard: Clipboard) {
    gtk_text_buffer_copy_clipboard(textBufferPointer, clipboard.clipboardPointer)
  }

  /// [`gtk_text_buffer_cut_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.cut_clipboard.html)
  public func cutClipboard(_ clipboard: Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(
      textBufferPointer, clipboard.clipboardPointer, defaultEditable ? 1 : 0)
  }

  /// [`gtk_text_buffer_delete_mark_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark_by_name.html)
  public func deleteMarkByName(_ name: String) {
    gtk_text_buffer_delete_mark_by_name(textBufferPointer, name)
  }

  /// [`gtk_text_buffer_delete_selection()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_selection.html)
  @discardableResult
  public func deleteSelection(_ interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_selection(
      textBufferPointer, interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0
  }

  /// [`gtk_text_buffer_end_irreversible_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.end_irreversible_action.html)
  public func endIrreversibleAction() {
    gtk_text_buffer_end_irreversible_action(textBufferPointer)
  }

  /// [`gtk_text_buffer_end_user_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.end_user_action.html)
  public func endUserAction() {
    gtk_text_buffer_end_user_action(textBufferPointer)
  }

  /// [`gtk_text_buffer_insert_at_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_at_cursor.html)
  public func insertAtCursor(_ text: String, len: Int) {
    gtk_text_buffer_insert_at_cursor(textBufferPointer, text, gint(clamping: len))
  }

  /// [`gtk_text_buffer_insert_interactive_at_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive_at_cursor.html)
  @discardableResult
  public func insertInteractiveAtCursor(_ text: String, len: Int, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive_at_cursor(
      textBufferPointer, text, gint(clamping: len), defaultEditable ? 1 : 0) != 0
  }

  /// [`gtk_text_buffer_redo()`](https://docs.gtk.org/gtk4/method.TextBuffer.redo.html)
  public func redo() {
    gtk_text_buffer_redo(textBufferPointer)
  }

  /// [`gtk_text_buffer_remove_selection_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_selection_clipboard.html)
  public func removeSelectionClipboard(_ clipboard: Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(textBufferPointer, clipboard.clipboardPointer)
  }

  /// [`gtk_text_buffer_set_text()`](https://docs.gtk.org/gtk4/method.TextBuffer.set_text.html)
  public func setText(_ text: String, len: Int) {
    gtk_text_buffer_set_text(textBufferPointer, text, gint(clamping: len))
  }

  /// [`gtk_text_buffer_undo()`](https://docs.gtk.org/gtk4/method.TextBuffer.undo.html)
  public func undo() {
    gtk_text_buffer_undo(textBufferPointer)
  }
}

extension TextBuffer {
  /// [`GtkTextBuffer::begin-user-action`](https://docs.gtk.org/gtk4/signal.TextBuffer.begin-user-action.html)
  @discardableResult
  public func onBeginUserAction(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("begin-user-action", handler)
  }

  /// [`GtkTextBuffer::changed`](https://docs.gtk.org/gtk4/signal.TextBuffer.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed", handler)
  }

  /// [`GtkTextBuffer::end-user-action`](https://docs.gtk.org/gtk4/signal.TextBuffer.end-user-action.html)
  @discardableResult
  public func onEndUserAction(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("end-user-action", handler)
  }

  /// [`GtkTextBuffer::modified-changed`](https://docs.gtk.org/gtk4/signal.TextBuffer.modified-changed.html)
  @discardableResult
  public func onModifiedChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("modified-changed", handler)
  }

  /// [`GtkTextBuffer::paste-done`](https://docs.gtk.org/gtk4/signal.TextBuffer.paste-done.html)
  @discardableResult
  public func onPasteDone(_ handler: @escaping (Clipboard?) -> Void) -> SignalConnection {
    connect("paste-done") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkTextBuffer::redo`](https://docs.gtk.org/gtk4/signal.TextBuffer.redo.html)
  @discardableResult
  public func onRedo(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("redo", handler)
  }

  /// [`GtkTextBuffer::undo`](https://docs.gtk.org/gtk4/signal.TextBuffer.undo.html)
  @discardableResult
  public func onUndo(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("undo", handler)
  }
}
#endif
