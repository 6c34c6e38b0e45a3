#if GTK
import CGTK

/// [`GtkTreeListModel`](https://docs.gtk.org/gtk4/class.TreeListModel.html)
open class TreeListModel: Object, ListModel {
  /// `pointer`, as the functions of `GtkTreeListModel` take it.
  public var treeListModelPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_tree_list_model_get_type() }
}

extension TreeListModel {
  /// [`gtk_tree_list_model_get_autoexpand()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_autoexpand.html),
  /// [`gtk_tree_list_model_set_autoexpand()`](https://docs.gtk.org/gtk4/method.TreeListModel.set_autoexpand.html)
  public var autoexpand: Bool {
    get {
      gtk_tree_list_model_get_autoexpand(treeListModelPointer) != 0
    }
    set {
      gtk_tree_list_model_set_autoexpand(treeListModelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_tree_list_model_get_model()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_model.html)
  public var model: (any ListModel)? {
    Object.find(gtk_tree_list_model_get_model(treeListModelPointer), as: (any ListModel).self)
  }

  /// [`GtkTreeListModel:n-items`](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }

  /// [`gtk_tree_list_model_get_passthrough()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_passthrough.html)
  public var passthrough: Bool {
    gtk_tree_list_model_get_passthrough(treeListModelPointer) != 0
  }
}

extension TreeListModel {
  /// [`gtk_tree_list_model_get_child_row()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_child_row.html)
  @discardableResult
  public func getChildRow(_ position: UInt) -> TreeListRow? {
    TreeListRow.wrap(
      gtk_tree_list_model_get_child_row(treeListModelPointer, guint(clamping: position)),
      transfer: .full)
  }

  /// [`gtk_tree_list_model_get_row()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_row.html)
  @discardableResult
  public func getRow(_ position: UInt) -> TreeListRow? {
    TreeListRow.wrap(
      gtk_tree_list_model_get_row(treeListModelPointer, guint(clamping: position)), transfer: .full)
  }
}
#endif
