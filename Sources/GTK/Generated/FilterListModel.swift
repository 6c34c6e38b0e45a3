#if GTK
import CGTK

/// [`GtkFilterListModel`](https://docs.gtk.org/gtk4/class.FilterListModel.html)
open class FilterListModel: Object, ListModel {
  /// `pointer`, as the functions of `GtkFilterListModel` take it.
  public var filterListModelPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_filter_list_model_get_type() }
}

extension FilterListModel {
  /// [`gtk_filter_list_model_get_incremental()`](https://docs.gtk.org/gtk4/method.FilterListModel.get_incremental.html),
  /// [`gtk_filter_list_model_set_incremental()`](https://docs.gtk.org/gtk4/method.FilterListModel.set_incremental.html)
  public var incremental: Bool {
    get {
      gtk_filter_list_model_get_incremental(filterListModelPointer) != 0
    }
    set {
      gtk_filter_list_model_set_incremental(filterListModelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_filter_list_model_get_model()`](https://docs.gtk.org/gtk4/method.FilterListModel.get_model.html),
  /// [`gtk_filter_list_model_set_model()`](https://docs.gtk.org/gtk4/method.FilterListModel.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(gtk_filter_list_model_get_model(filterListModelPointer), as: (any ListModel).self)
    }
    set {
      gtk_filter_list_model_set_model(filterListModelPointer, newValue?.listModelPointer)
    }
  }

  /// [`GtkFilterListModel:n-items`](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }

  /// [`gtk_filter_list_model_get_pending()`](https://docs.gtk.org/gtk4/method.FilterListModel.get_pending.html)
  public var pending: UInt {
    UInt(gtk_filter_list_model_get_pending(filterListModelPointer))
  }
}
#endif
