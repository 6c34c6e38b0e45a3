#if GTK
import CGTK

/// [`GtkNotebook`](https://docs.gtk.org/gtk4/class.Notebook.html)
open class Notebook: Widget {
  /// `pointer`, as the functions of `GtkNotebook` take it.
  public var notebookPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_notebook_get_type() }

  /// [`gtk_notebook_new()`](https://docs.gtk.org/gtk4/ctor.Notebook.new.html)
  public convenience init() {
    let made = constructed(gtk_notebook_new(), by: "gtk_notebook_new")
    self.init(raw: made, transfer: .none)
  }
}
#endif
