#if GTK
import CGTK

/// [`GtkSortListModel`](https://docs.gtk.org/gtk4/class.SortListModel.html)
open class SortListModel: Object, ListModel {
  /// `pointer`, as the functions of `GtkSortListModel` take it.
  public var sortListModelPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_sort_list_model_get_type() }

  /// [`gtk_sort_list_model_new()`](https://docs.gtk.org/gtk4/ctor.SortListModel.new.html)
  public convenience init(model: (any ListModel)? = nil, sorter: Sorter? = nil) {
    let made = constructed(
      gtk_sort_list_model_new(
        model?.referenced().listModelPointer, sorter?.referenced().sorterPointer),
      by: "gtk_sort_list_model_new")
    self.init(raw: made, transfer: .full)
  }
}

extension SortListModel {
  /// [`gtk_sort_list_model_get_incremental()`](https://docs.gtk.org/gtk4/method.SortListModel.get_incremental.html),
  /// [`gtk_sort_list_model_set_incremental()`](https://docs.gtk.org/gtk4/method.SortListModel.set_incremental.html)
  public var incremental: Bool {
    get {
      gtk_sort_list_model_get_incremental(sortListModelPointer) != 0
    }
    set {
      gtk_sort_list_model_set_incremental(sortListModelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_sort_list_model_get_model()`](https://docs.gtk.org/gtk4/method.SortListModel.get_model.html),
  /// [`gtk_sort_list_model_set_model()`](https://docs.gtk.org/gtk4/method.SortListModel.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(gtk_sort_list_model_get_model(sortListModelPointer), as: (any ListModel).self)
    }
    set {
      gtk_sort_list_model_set_model(sortListModelPointer, newValue?.listModelPointer)
    }
  }

  /// [`GtkSortListModel:n-items`](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }

  /// [`gtk_sort_list_model_get_pending()`](https://docs.gtk.org/gtk4/method.SortListModel.get_pending.html)
  public var pending: UInt {
    UInt(gtk_sort_list_model_get_pending(sortListModelPointer))
  }

  /// [`gtk_sort_list_model_get_sorter()`](https://docs.gtk.org/gtk4/method.SortListModel.get_sorter.html),
  /// [`gtk_sort_list_model_set_sorter()`](https://docs.gtk.org/gtk4/method.SortListModel.set_sorter.html)
  public var sorter: Sorter? {
    get {
      Sorter.wrap(gtk_sort_list_model_get_sorter(sortListModelPointer))
    }
    set {
      gtk_sort_list_model_set_sorter(sortListModelPointer, newValue?.sorterPointer)
    }
  }
}
#endif
