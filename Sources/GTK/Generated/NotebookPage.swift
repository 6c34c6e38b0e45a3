#if GTK
import CGTK

/// [`GtkNotebookPage`](https://docs.gtk.org/gtk4/class.NotebookPage.html)
open class NotebookPage: Object {
  /// `pointer`, as the functions of `GtkNotebookPage` take it.
  public var notebookPagePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_notebook_page_get_type() }
}

extension NotebookPage {
  /// [`gtk_notebook_page_get_child()`](https://docs.gtk.org/gtk4/method.NotebookPage.get_child.html)
  public var child: Widget? {
    Widget.wrap(gtk_notebook_page_get_child(notebookPagePointer))
  }

  /// [`GtkNotebookPage:detachable`](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html)
  public var detachable: Bool {
    get {
      property("detachable") ?? false
    }
    set {
      setProperty("detachable", newValue)
    }
  }

  /// [`GtkNotebookPage:menu`](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html)
  public var menu: Widget? {
    objectProperty("menu")
  }

  /// [`GtkNotebookPage:menu-label`](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html)
  public var menuLabel: String? {
    get {
      property("menu-label")
    }
    set {
      setProperty("menu-label", newValue)
    }
  }

  /// [`GtkNotebookPage:position`](https://docs.gtk.org/gtk4/property.NotebookPage.position.html)
  public var position: Int {
    get {
      property("position") ?? 0
    }
    set {
      setProperty("position", newValue)
    }
  }

  /// [`GtkNotebookPage:reorderable`](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html)
  public var reorderable: Bool {
    get {
      property("reorderable") ?? false
    }
    set {
      setProperty("reorderable", newValue)
    }
  }

  /// [`GtkNotebookPage:tab`](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html)
  public var tab: Widget? {
    objectProperty("tab")
  }

  /// [`GtkNotebookPage:tab-expand`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html)
  public var tabExpand: Bool {
    get {
      property("tab-expand") ?? false
    }
    set {
      setProperty("tab-expand", newValue)
    }
  }

  /// [`GtkNotebookPage:tab-fill`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html)
  public var tabFill: Bool {
    get {
      property("tab-fill") ?? false
    }
    set {
      setProperty("tab-fill", newValue)
    }
  }

  /// [`GtkNotebookPage:tab-label`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html)
  public var tabLabel: String? {
    get {
      property("tab-label")
    }
    set {
      setProperty("tab-label", newValue)
    }
  }
}
#endif
