#if GTK
import CGTK

extension Notebook {
  /// [`GtkNotebook:enable-popup`](https://docs.gtk.org/gtk4/property.Notebook.enable-popup.html)
  public var enablePopup: Bool {
    get {
      property("enable-popup") ?? false
    }
    set {
      setProperty("enable-popup", newValue)
    }
  }

  /// [`gtk_notebook_get_group_name()`](https://docs.gtk.org/gtk4/method.Notebook.get_group_name.html),
  /// [`gtk_notebook_set_group_name()`](https://docs.gtk.org/gtk4/method.Notebook.set_group_name.html)
  public var groupName: String? {
    get {
      optionalSwiftString(gtk_notebook_get_group_name(notebookPointer))
    }
    set {
      gtk_notebook_set_group_name(notebookPointer, newValue)
    }
  }

  /// [`GtkNotebook:page`](https://docs.gtk.org/gtk4/property.Notebook.page.html)
  public var page: Int {
    get {
      property("page") ?? 0
    }
    set {
      setProperty("page", newValue)
    }
  }

  /// [`gtk_notebook_get_pages()`](https://docs.gtk.org/gtk4/method.Notebook.get_pages.html)
  public var pages: (any ListModel)? {
    Object.take(gtk_notebook_get_pages(notebookPointer), as: (any ListModel).self)
  }

  /// [`gtk_notebook_get_scrollable()`](https://docs.gtk.org/gtk4/method.Notebook.get_scrollable.html),
  /// [`gtk_notebook_set_scrollable()`](https://docs.gtk.org/gtk4/method.Notebook.set_scrollable.html)
  public var scrollable: Bool {
    get {
      gtk_notebook_get_scrollable(notebookPointer) != 0
    }
    set {
      gtk_notebook_set_scrollable(notebookPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_notebook_get_show_border()`](https://docs.gtk.org/gtk4/method.Notebook.get_show_border.html),
  /// [`gtk_notebook_set_show_border()`](https://docs.gtk.org/gtk4/method.Notebook.set_show_border.html)
  public var showBorder: Bool {
    get {
      gtk_notebook_get_show_border(notebookPointer) != 0
    }
    set {
      gtk_notebook_set_show_border(notebookPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_notebook_get_show_tabs()`](https://docs.gtk.org/gtk4/method.Notebook.get_show_tabs.html),
  /// [`gtk_notebook_set_show_tabs()`](https://docs.gtk.org/gtk4/method.Notebook.set_show_tabs.html)
  public var showTabs: Bool {
    get {
      gtk_notebook_get_show_tabs(notebookPointer) != 0
    }
    set {
      gtk_notebook_set_show_tabs(notebookPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_notebook_get_tab_pos()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_pos.html),
  /// [`gtk_notebook_set_tab_pos()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_pos.html)
  public var tabPos: PositionType {
    get {
      PositionType(gtk_notebook_get_tab_pos(notebookPointer))
    }
    set {
      gtk_notebook_set_tab_pos(notebookPointer, newValue.cValue)
    }
  }

  /// [`gtk_notebook_get_current_page()`](https://docs.gtk.org/gtk4/method.Notebook.get_current_page.html),
  /// [`gtk_notebook_set_current_page()`](https://docs.gtk.org/gtk4/method.Notebook.set_current_page.html)
  public var currentPage: Int {
    get {
      Int(gtk_notebook_get_current_page(notebookPointer))
    }
    set {
      gtk_notebook_set_current_page(notebookPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_notebook_get_n_pages()`](https://docs.gtk.org/gtk4/method.Notebook.get_n_pages.html)
  public var nPages: Int {
    Int(gtk_notebook_get_n_pages(notebookPointer))
  }
}
#endif
