#if GTK
import CGTK

/// [`GtkSingleSelection`](https://docs.gtk.org/gtk4/class.SingleSelection.html)
open class SingleSelection: Object, ListModel, SelectionModel {
  /// `pointer`, as the functions of `GtkSingleSelection` take it.
  public var singleSelectionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_single_selection_get_type() }

  /// [`gtk_single_selection_new()`](https://docs.gtk.org/gtk4/ctor.SingleSelection.new.html)
  public convenience init(model: (any ListModel)? = nil) {
    let made = constructed(
      gtk_single_selection_new(model?.referenced().listModelPointer), by: "gtk_single_selection_new"
    )
    self.init(raw: made, transfer: .full)
  }
}

extension SingleSelection {
  /// [`gtk_single_selection_get_autoselect()`](https://docs.gtk.org/gtk4/method.SingleSelection.get_autoselect.html),
  /// [`gtk_single_selection_set_autoselect()`](https://docs.gtk.org/gtk4/method.SingleSelection.set_autoselect.html)
  public var autoselect: Bool {
    get {
      gtk_single_selection_get_autoselect(singleSelectionPointer) != 0
    }
    set {
      gtk_single_selection_set_autoselect(singleSelectionPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_single_selection_get_can_unselect()`](https://docs.gtk.org/gtk4/method.SingleSelection.get_can_unselect.html),
  /// [`gtk_single_selection_set_can_unselect()`](https://docs.gtk.org/gtk4/method.SingleSelection.set_can_unselect.html)
  public var canUnselect: Bool {
    get {
      gtk_single_selection_get_can_unselect(singleSelectionPointer) != 0
    }
    set {
      gtk_single_selection_set_can_unselect(singleSelectionPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_single_selection_get_model()`](https://docs.gtk.org/gtk4/method.SingleSelection.get_model.html),
  /// [`gtk_single_selection_set_model()`](https://docs.gtk.org/gtk4/method.SingleSelection.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(gtk_single_selection_get_model(singleSelectionPointer), as: (any ListModel).self)
    }
    set {
      gtk_single_selection_set_model(singleSelectionPointer, newValue?.listModelPointer)
    }
  }

  /// [`GtkSingleSelection:n-items`](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }

  /// [`gtk_single_selection_get_selected()`](https://docs.gtk.org/gtk4/method.SingleSelection.get_selected.html),
  /// [`gtk_single_selection_set_selected()`](https://docs.gtk.org/gtk4/method.SingleSelection.set_selected.html)
  public var selected: UInt {
    get {
      UInt(gtk_single_selection_get_selected(singleSelectionPointer))
    }
    set {
      gtk_single_selection_set_selected(singleSelectionPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_single_selection_get_selected_item()`](https://docs.gtk.org/gtk4/method.SingleSelection.get_selected_item.html)
  public var selectedItem: Object? {
    Object.wrap(gtk_single_selection_get_selected_item(singleSelectionPointer))
  }
}
#endif
