#if GTK
import CGTK

/// [`GtkListBoxRow`](https://docs.gtk.org/gtk4/class.ListBoxRow.html)
open class ListBoxRow: Widget, Actionable {
  /// `pointer`, as the functions of `GtkListBoxRow` take it.
  public var listBoxRowPointer: UnsafeMutablePointer<GtkListBoxRow> {
    pointer.assumingMemoryBound(to: GtkListBoxRow.self)
  }

  open override class var gType: GType { gtk_list_box_row_get_type() }

  /// [`gtk_list_box_row_new()`](https://docs.gtk.org/gtk4/ctor.ListBoxRow.new.html)
  public convenience init() {
    let made = constructed(gtk_list_box_row_new(), by: "gtk_list_box_row_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ListBoxRow {
  /// [`gtk_list_box_row_get_activatable()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_activatable.html),
  /// [`gtk_list_box_row_set_activatable()`](https://docs.gtk.org/gtk4/method.ListBoxRow.set_activatable.html)
  public var activatable: Bool {
    get {
      gtk_list_box_row_get_activatable(listBoxRowPointer) != 0
    }
    set {
      gtk_list_box_row_set_activatable(listBoxRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_box_row_get_child()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_child.html),
  /// [`gtk_list_box_row_set_child()`](https://docs.gtk.org/gtk4/method.ListBoxRow.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_list_box_row_get_child(listBoxRowPointer))
    }
    set {
      gtk_list_box_row_set_child(listBoxRowPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_list_box_row_get_selectable()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_selectable.html),
  /// [`gtk_list_box_row_set_selectable()`](https://docs.gtk.org/gtk4/method.ListBoxRow.set_selectable.html)
  public var selectable: Bool {
    get {
      gtk_list_box_row_get_selectable(listBoxRowPointer) != 0
    }
    set {
      gtk_list_box_row_set_selectable(listBoxRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_box_row_get_header()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_header.html),
  /// [`gtk_list_box_row_set_header()`](https://docs.gtk.org/gtk4/method.ListBoxRow.set_header.html)
  public var header: Widget? {
    get {
      Widget.wrap(gtk_list_box_row_get_header(listBoxRowPointer))
    }
    set {
      gtk_list_box_row_set_header(listBoxRowPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_list_box_row_get_index()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_index.html)
  public var index: Int {
    Int(gtk_list_box_row_get_index(listBoxRowPointer))
  }

  /// [`gtk_list_box_row_is_selected()`](https://docs.gtk.org/gtk4/method.ListBoxRow.is_selected.html)
  public var isSelected: Bool {
    gtk_list_box_row_is_selected(listBoxRowPointer) != 0
  }
}

extension ListBoxRow {
  /// [`gtk_list_box_row_changed()`](https://docs.gtk.org/gtk4/method.ListBoxRow.changed.html)
  public func changed() {
    gtk_list_box_row_changed(listBoxRowPointer)
  }
}

extension ListBoxRow {
  /// [`GtkListBoxRow::activate`](https://docs.gtk.org/gtk4/signal.ListBoxRow.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
