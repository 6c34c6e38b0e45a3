#if GTK
import CGTK

/// [`GtkSearchEntry`](https://docs.gtk.org/gtk4/class.SearchEntry.html)
open class SearchEntry: Widget, Editable {
  /// `pointer`, as the functions of `GtkSearchEntry` take it.
  public var searchEntryPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_search_entry_get_type() }

  /// [`gtk_search_entry_new()`](https://docs.gtk.org/gtk4/ctor.SearchEntry.new.html)
  public convenience init() {
    let made = constructed(gtk_search_entry_new(), by: "gtk_search_entry_new")
    self.init(raw: made, transfer: .none)
  }
}

extension SearchEntry {
  /// [`GtkSearchEntry:activates-default`](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html)
  public var activatesDefault: Bool {
    get {
      property("activates-default") ?? false
    }
    set {
      setProperty("activates-default", newValue)
    }
  }

  /// [`GtkSearchEntry:placeholder-text`](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html)
  public var placeholderText: String? {
    get {
      property("placeholder-text")
    }
    set {
      setProperty("placeholder-text", newValue)
    }
  }

  /// [`gtk_search_entry_get_search_delay()`](https://docs.gtk.org/gtk4/method.SearchEntry.get_search_delay.html),
  /// [`gtk_search_entry_set_search_delay()`](https://docs.gtk.org/gtk4/method.SearchEntry.set_search_delay.html)
  public var searchDelay: UInt {
    get {
      UInt(gtk_search_entry_get_search_delay(searchEntryPointer))
    }
    set {
      gtk_search_entry_set_search_delay(searchEntryPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_search_entry_get_key_capture_widget()`](https://docs.gtk.org/gtk4/method.SearchEntry.get_key_capture_widget.html),
  /// [`gtk_search_entry_set_key_capture_widget()`](https://docs.gtk.org/gtk4/method.SearchEntry.set_key_capture_widget.html)
  public var keyCaptureWidget: Widget? {
    get {
      Widget.wrap(gtk_search_entry_get_key_capture_widget(searchEntryPointer))
    }
    set {
      gtk_search_entry_set_key_capture_widget(searchEntryPointer, newValue?.widgetPointer)
    }
  }
}

extension SearchEntry {
  /// [`GtkSearchEntry::activate`](https://docs.gtk.org/gtk4/signal.SearchEntry.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkSearchEntry::next-match`](https://docs.gtk.org/gtk4/signal.SearchEntry.next-match.html)
  @discardableResult
  public func onNextMatch(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("next-match", handler)
  }

  /// [`GtkSearchEntry::previous-match`](https://docs.gtk.org/gtk4/signal.SearchEntry.previous-match.html)
  @discardableResult
  public func onPreviousMatch(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("previous-match", handler)
  }

  /// [`GtkSearchEntry::search-changed`](https://docs.gtk.org/gtk4/signal.SearchEntry.search-changed.html)
  @discardableResult
  public func onSearchChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("search-changed", handler)
  }

  /// [`GtkSearchEntry::search-started`](https://docs.gtk.org/gtk4/signal.SearchEntry.search-started.html)
  @discardableResult
  public func onSearchStarted(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("search-started", handler)
  }

  /// [`GtkSearchEntry::stop-search`](https://docs.gtk.org/gtk4/signal.SearchEntry.stop-search.html)
  @discardableResult
  public func onStopSearch(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("stop-search", handler)
  }
}
#endif
