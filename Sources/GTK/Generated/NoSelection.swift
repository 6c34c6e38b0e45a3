#if GTK
import CGTK

/// [`GtkNoSelection`](https://docs.gtk.org/gtk4/class.NoSelection.html)
open class NoSelection: Object, ListModel, SelectionModel {
  /// `pointer`, as the functions of `GtkNoSelection` take it.
  public var noSelectionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_no_selection_get_type() }

  /// [`gtk_no_selection_new()`](https://docs.gtk.org/gtk4/ctor.NoSelection.new.html)
  public convenience init(model: (any ListModel)? = nil) {
    let made = constructed(
      gtk_no_selection_new(model?.referenced().listModelPointer), by: "gtk_no_selection_new")
    self.init(raw: made, transfer: .full)
  }
}

extension NoSelection {
  /// [`gtk_no_selection_get_model()`](https://docs.gtk.org/gtk4/method.NoSelection.get_model.html),
  /// [`gtk_no_selection_set_model()`](https://docs.gtk.org/gtk4/method.NoSelection.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(gtk_no_selection_get_model(noSelectionPointer), as: (any ListModel).self)
    }
    set {
      gtk_no_selection_set_model(noSelectionPointer, newValue?.listModelPointer)
    }
  }

  /// [`GtkNoSelection:n-items`](https://docs.gtk.org/gtk4/property.NoSelection.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }
}
#endif
