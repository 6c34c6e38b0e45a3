#if GTK
import CGTK

/// [`GtkEditable`](https://docs.gtk.org/gtk4/iface.Editable.html)
public protocol Editable: Widget {}

extension Editable {
  /// `pointer`, as the functions of `GtkEditable` take it.
  public var editablePointer: OpaquePointer {
    opaquePointer
  }
}

extension Editable {
  /// [`GtkEditable:cursor-position`](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html)
  public var cursorPosition: Int {
    property("cursor-position") ?? 0
  }

  /// [`gtk_editable_get_editable()`](https://docs.gtk.org/gtk4/method.Editable.get_editable.html),
  /// [`gtk_editable_set_editable()`](https://docs.gtk.org/gtk4/method.Editable.set_editable.html)
  public var editable: Bool {
    get {
      gtk_editable_get_editable(editablePointer) != 0
    }
    set {
      gtk_editable_set_editable(editablePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_editable_get_enable_undo()`](https://docs.gtk.org/gtk4/method.Editable.get_enable_undo.html),
  /// [`gtk_editable_set_enable_undo()`](https://docs.gtk.org/gtk4/method.Editable.set_enable_undo.html)
  public var enableUndo: Bool {
    get {
      gtk_editable_get_enable_undo(editablePointer) != 0
    }
    set {
      gtk_editable_set_enable_undo(editablePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_editable_get_max_width_chars()`](https://docs.gtk.org/gtk4/method.Editable.get_max_width_chars.html),
  /// [`gtk_editable_set_max_width_chars()`](https://docs.gtk.org/gtk4/method.Editable.set_max_width_chars.html)
  public var maxWidthChars: Int {
    get {
      Int(gtk_editable_get_max_width_chars(editablePointer))
    }
    set {
      gtk_editable_set_max_width_chars(editablePointer, gint(clamping: newValue))
    }
  }

  /// [`GtkEditable:selection-bound`](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html)
  public var selectionBound: Int {
    property("selection-bound") ?? 0
  }

  /// [`gtk_editable_get_text()`](https://docs.gtk.org/gtk4/method.Editable.get_text.html),
  /// [`gtk_editable_set_text()`](https://docs.gtk.org/gtk4/method.Editable.set_text.html)
  public var text: String {
    get {
      swiftString(gtk_editable_get_text(editablePointer))
    }
    set {
      gtk_editable_set_text(editablePointer, newValue)
    }
  }

  /// [`gtk_editable_get_width_chars()`](https://docs.gtk.org/gtk4/method.Editable.get_width_chars.html),
  /// [`gtk_editable_set_width_chars()`](https://docs.gtk.org/gtk4/method.Editable.set_width_chars.html)
  public var widthChars: Int {
    get {
      Int(gtk_editable_get_width_chars(editablePointer))
    }
    set {
      gtk_editable_set_width_chars(editablePointer, gint(clamping: newValue))
    }
  }

  /// [`GtkEditable:xalign`](https://docs.gtk.org/gtk4/property.Editable.xalign.html)
  public var xalign: Float {
    get {
      property("xalign") ?? 0
    }
    set {
      setProperty("xalign", newValue)
    }
  }

  /// [`gtk_editable_get_alignment()`](https://docs.gtk.org/gtk4/method.Editable.get_alignment.html),
  /// [`gtk_editable_set_alignment()`](https://docs.gtk.org/gtk4/method.Editable.set_alignment.html)
  public var alignment: Float {
    get {
      gtk_editable_get_alignment(editablePointer)
    }
    set {
      gtk_editable_set_alignment(editablePointer, newValue)
    }
  }

  /// [`gtk_editable_get_position()`](https://docs.gtk.org/gtk4/method.Editable.get_position.html),
  /// [`gtk_editable_set_position()`](https://docs.gtk.org/gtk4/method.Editable.set_position.html)
  public var position: Int {
    get {
      Int(gtk_editable_get_position(editablePointer))
    }
    set {
      gtk_editable_set_position(editablePointer, gint(clamping: newValue))
    }
  }
}

extension Editable {
  /// [`gtk_editable_delete_selection()`](https://docs.gtk.org/gtk4/method.Editable.delete_selection.html)
  public func deleteSelection() {
    gtk_editable_delete_selection(editablePointer)
  }

  /// [`gtk_editable_delete_text()`](https://docs.gtk.org/gtk4/method.Editable.delete_text.html)
  public func deleteText(_ startPos: Int, endPos: Int) {
    gtk_editable_delete_text(editablePointer, gint(clamping: startPos), gint(clamping: endPos))
  }

  /// [`gtk_editable_finish_delegate()`](https://docs.gtk.org/gtk4/method.Editable.finish_delegate.html)
  public func finishDelegate() {
    gtk_editable_finish_delegate(editablePointer)
  }

  /// [`gtk_editable_get_chars()`](https://docs.gtk.org/gtk4/method.Editable.get_chars.html)
  @discardableResult
  public func getChars(_ startPos: Int, endPos: Int) -> String {
    takenString(
      gtk_editable_get_chars(editablePointer, gint(clamping: startPos), gint(clamping: endPos)))
      ?? ""
  }

  /// [`gtk_editable_select_region()`](https://docs.gtk.org/gtk4/method.Editable.select_region.html)
  public func selectRegion(_ startPos: Int, endPos: Int) {
    gtk_editable_select_region(editablePointer, gint(clamping: startPos), gint(clamping: endPos))
  }
}

extension Editable {
  /// [`GtkEditable::changed`](https://docs.gtk.org/gtk4/signal.Editable.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed", handler)
  }

  /// [`GtkEditable::delete-text`](https://docs.gtk.org/gtk4/signal.Editable.delete-text.html)
  @discardableResult
  public func onDeleteText(_ handler: @escaping (Int, Int) -> Void) -> SignalConnection {
    connect("delete-text") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
