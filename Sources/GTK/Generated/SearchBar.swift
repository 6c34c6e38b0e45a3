#if GTK
import CGTK

/// [`GtkSearchBar`](https://docs.gtk.org/gtk4/class.SearchBar.html)
open class SearchBar: Widget {
  /// `pointer`, as the functions of `GtkSearchBar` take it.
  public var searchBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_search_bar_get_type() }

  /// [`gtk_search_bar_new()`](https://docs.gtk.org/gtk4/ctor.SearchBar.new.html)
  public convenience init() {
    let made = constructed(gtk_search_bar_new(), by: "gtk_search_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension SearchBar {
  /// [`gtk_search_bar_get_child()`](https://docs.gtk.org/gtk4/method.SearchBar.get_child.html),
  /// [`gtk_search_bar_set_child()`](https://docs.gtk.org/gtk4/method.SearchBar.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_search_bar_get_child(searchBarPointer))
    }
    set {
      gtk_search_bar_set_child(searchBarPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_search_bar_get_key_capture_widget()`](https://docs.gtk.org/gtk4/method.SearchBar.get_key_capture_widget.html),
  /// [`gtk_search_bar_set_key_capture_widget()`](https://docs.gtk.org/gtk4/method.SearchBar.set_key_capture_widget.html)
  public var keyCaptureWidget: Widget? {
    get {
      Widget.wrap(gtk_search_bar_get_key_capture_widget(searchBarPointer))
    }
    set {
      gtk_search_bar_set_key_capture_widget(searchBarPointer, newValue?.widgetPointer)
    }
  }

  /// [`GtkSearchBar:search-mode-enabled`](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html)
  public var searchModeEnabled: Bool {
    get {
      property("search-mode-enabled") ?? false
    }
    set {
      setProperty("search-mode-enabled", newValue)
    }
  }

  /// [`gtk_search_bar_get_show_close_button()`](https://docs.gtk.org/gtk4/method.SearchBar.get_show_close_button.html),
  /// [`gtk_search_bar_set_show_close_button()`](https://docs.gtk.org/gtk4/method.SearchBar.set_show_close_button.html)
  public var showCloseButton: Bool {
    get {
      gtk_search_bar_get_show_close_button(searchBarPointer) != 0
    }
    set {
      gtk_search_bar_set_show_close_button(searchBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_search_bar_get_search_mode()`](https://docs.gtk.org/gtk4/method.SearchBar.get_search_mode.html),
  /// [`gtk_search_bar_set_search_mode()`](https://docs.gtk.org/gtk4/method.SearchBar.set_search_mode.html)
  public var searchMode: Bool {
    get {
      gtk_search_bar_get_search_mode(searchBarPointer) != 0
    }
    set {
      gtk_search_bar_set_search_mode(searchBarPointer, newValue ? 1 : 0)
    }
  }
}

extension SearchBar {
  /// [`gtk_search_bar_connect_entry()`](https://docs.gtk.org/gtk4/method.SearchBar.connect_entry.html)
  public func connectEntry(_ entry: any Editable) {
    gtk_search_bar_connect_entry(searchBarPointer, entry.editablePointer)
  }
}
#endif
