#if GTK
import CGTK

/// [`GtkTreeListRow`](https://docs.gtk.org/gtk4/class.TreeListRow.html)
open class TreeListRow: Object {
  /// `pointer`, as the functions of `GtkTreeListRow` take it.
  public var treeListRowPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_tree_list_row_get_type() }
}

extension TreeListRow {
  /// [`gtk_tree_list_row_get_children()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_children.html)
  public var children: (any ListModel)? {
    Object.find(gtk_tree_list_row_get_children(treeListRowPointer), as: (any ListModel).self)
  }

  /// [`gtk_tree_list_row_get_depth()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_depth.html)
  public var depth: UInt {
    UInt(gtk_tree_list_row_get_depth(treeListRowPointer))
  }

  /// [`GtkTreeListRow:expandable`](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html)
  public var expandable: Bool {
    property("expandable") ?? false
  }

  /// [`gtk_tree_list_row_get_expanded()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_expanded.html),
  /// [`gtk_tree_list_row_set_expanded()`](https://docs.gtk.org/gtk4/method.TreeListRow.set_expanded.html)
  public var expanded: Bool {
    get {
      gtk_tree_list_row_get_expanded(treeListRowPointer) != 0
    }
    set {
      gtk_tree_list_row_set_expanded(treeListRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_tree_list_row_get_item()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_item.html)
  public var item: Object? {
    Object.wrap(gtk_tree_list_row_get_item(treeListRowPointer), transfer: .full)
  }

  /// [`gtk_tree_list_row_get_parent()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_parent.html)
  public var parent: TreeListRow? {
    TreeListRow.wrap(gtk_tree_list_row_get_parent(treeListRowPointer), transfer: .full)
  }

  /// [`gtk_tree_list_row_get_position()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_position.html)
  public var position: UInt {
    UInt(gtk_tree_list_row_get_position(treeListRowPointer))
  }

  /// [`gtk_tree_list_row_is_expandable()`](https://docs.gtk.org/gtk4/method.TreeListRow.is_expandable.html)
  public var isExpandable: Bool {
    gtk_tree_list_row_is_expandable(treeListRowPointer) != 0
  }
}

extension TreeListRow {
  /// [`gtk_tree_list_row_get_child_row()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_child_row.html)
  @discardableResult
  public func getChildRow(_ position: UInt) -> TreeListRow? {
    TreeListRow.wrap(
      gtk_tree_list_row_get_child_row(treeListRowPointer, guint(clamping: position)),
      transfer: .full)
  }
}
#endif
