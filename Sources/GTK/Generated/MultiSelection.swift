#if GTK
import CGTK

/// [`GtkMultiSelection`](https://docs.gtk.org/gtk4/class.MultiSelection.html)
open class MultiSelection: Object, ListModel, SelectionModel {
  /// `pointer`, as the functions of `GtkMultiSelection` take it.
  public var multiSelectionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_multi_selection_get_type() }

  /// [`gtk_multi_selection_new()`](https://docs.gtk.org/gtk4/ctor.MultiSelection.new.html)
  public convenience init(model: (any ListModel)? = nil) {
    let made = constructed(
      gtk_multi_selection_new(model?.referenced().listModelPointer), by: "gtk_multi_selection_new")
    self.init(raw: made, transfer: .full)
  }
}

extension MultiSelection {
  /// [`gtk_multi_selection_get_model()`](https://docs.gtk.org/gtk4/method.MultiSelection.get_model.html),
  /// [`gtk_multi_selection_set_model()`](https://docs.gtk.org/gtk4/method.MultiSelection.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(gtk_multi_selection_get_model(multiSelectionPointer), as: (any ListModel).self)
    }
    set {
      gtk_multi_selection_set_model(multiSelectionPointer, newValue?.listModelPointer)
    }
  }

  /// [`GtkMultiSelection:n-items`](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }
}
#endif
