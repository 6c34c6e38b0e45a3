#if GTK
import CGTK

/// [`GtkTreeExpander`](https://docs.gtk.org/gtk4/class.TreeExpander.html)
open class TreeExpander: Widget {
  /// `pointer`, as the functions of `GtkTreeExpander` take it.
  public var treeExpanderPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_tree_expander_get_type() }

  /// [`gtk_tree_expander_new()`](https://docs.gtk.org/gtk4/ctor.TreeExpander.new.html)
  public convenience init() {
    let made = constructed(gtk_tree_expander_new(), by: "gtk_tree_expander_new")
    self.init(raw: made, transfer: .none)
  }
}

extension TreeExpander {
  /// [`gtk_tree_expander_get_child()`](https://docs.gtk.org/gtk4/method.TreeExpander.get_child.html),
  /// [`gtk_tree_expander_set_child()`](https://docs.gtk.org/gtk4/method.TreeExpander.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_tree_expander_get_child(treeExpanderPointer))
    }
    set {
      gtk_tree_expander_set_child(treeExpanderPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_tree_expander_get_indent_for_icon()`](https://docs.gtk.org/gtk4/method.TreeExpander.get_indent_for_icon.html),
  /// [`gtk_tree_expander_set_indent_for_icon()`](https://docs.gtk.org/gtk4/method.TreeExpander.set_indent_for_icon.html)
  public var indentForIcon: Bool {
    get {
      gtk_tree_expander_get_indent_for_icon(treeExpanderPointer) != 0
    }
    set {
      gtk_tree_expander_set_indent_for_icon(treeExpanderPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_tree_expander_get_item()`](https://docs.gtk.org/gtk4/method.TreeExpander.get_item.html)
  public var item: Object? {
    Object.wrap(gtk_tree_expander_get_item(treeExpanderPointer), transfer: .full)
  }

  /// [`gtk_tree_expander_get_list_row()`](https://docs.gtk.org/gtk4/method.TreeExpander.get_list_row.html),
  /// [`gtk_tree_expander_set_list_row()`](https://docs.gtk.org/gtk4/method.TreeExpander.set_list_row.html)
  public var listRow: TreeListRow? {
    get {
      TreeListRow.wrap(gtk_tree_expander_get_list_row(treeExpanderPointer))
    }
    set {
      gtk_tree_expander_set_list_row(treeExpanderPointer, newValue?.treeListRowPointer)
    }
  }
}
#endif
