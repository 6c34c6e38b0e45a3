#if GTK
import CGTK

/// [`GtkEditableLabel`](https://docs.gtk.org/gtk4/class.EditableLabel.html)
open class EditableLabel: Widget, Editable {
  /// `pointer`, as the functions of `GtkEditableLabel` take it.
  public var editableLabelPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_editable_label_get_type() }

  /// [`gtk_editable_label_new()`](https://docs.gtk.org/gtk4/ctor.EditableLabel.new.html)
  public convenience init(str: String) {
    let made = constructed(gtk_editable_label_new(str), by: "gtk_editable_label_new")
    self.init(raw: made, transfer: .none)
  }
}

extension EditableLabel {
  /// [`gtk_editable_label_get_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.get_editing.html)
  public var editing: Bool {
    get {
      gtk_editable_label_get_editing(editableLabelPointer) != 0
    }
    set {
      setProperty("editing", newValue)
    }
  }
}

extension EditableLabel {
  /// [`gtk_editable_label_start_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.start_editing.html)
  public func startEditing() {
    gtk_editable_label_start_editing(editableLabelPointer)
  }

  /// [`gtk_editable_label_stop_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.stop_editing.html)
  public func stopEditing(_ commit: Bool) {
    gtk_editable_label_stop_editing(editableLabelPointer, commit ? 1 : 0)
  }
}
#endif
