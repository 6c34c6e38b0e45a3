#if GTK
import CGTK

/// [`GtkSelectionModel`](https://docs.gtk.org/gtk4/iface.SelectionModel.html)
public protocol SelectionModel: ListModel {}

extension SelectionModel {
  /// `pointer`, as the functions of `GtkSelectionModel` take it.
  public var selectionModelPointer: OpaquePointer {
    opaquePointer
  }
}

extension SelectionModel {
  /// [`gtk_selection_model_is_selected()`](https://docs.gtk.org/gtk4/method.SelectionModel.is_selected.html)
  @discardableResult
  public func isSelected(_ position: UInt) -> Bool {
    gtk_selection_model_is_selected(selectionModelPointer, guint(clamping: position)) != 0
  }

  /// [`gtk_selection_model_select_all()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_all.html)
  @discardableResult
  public func selectAll() -> Bool {
    gtk_selection_model_select_all(selectionModelPointer) != 0
  }

  /// [`gtk_selection_model_select_item()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_item.html)
  @discardableResult
  public func selectItem(_ position: UInt, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_item(
      selectionModelPointer, guint(clamping: position), unselectRest ? 1 : 0) != 0
  }

  /// [`gtk_selection_model_select_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_range.html)
  @discardableResult
  public func selectRange(_ position: UInt, nItems: UInt, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_range(
      selectionModelPointer, guint(clamping: position), guint(clamping: nItems),
      unselectRest ? 1 : 0) != 0
  }

  /// [`gtk_selection_model_selection_changed()`](https://docs.gtk.org/gtk4/method.SelectionModel.selection_changed.html)
  public func selectionChanged(_ position: UInt, nItems: UInt) {
    gtk_selection_model_selection_changed(
      selectionModelPointer, guint(clamping: position), guint(clamping: nItems))
  }

  /// [`gtk_selection_model_unselect_all()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_all.html)
  @discardableResult
  public func unselectAll() -> Bool {
    gtk_selection_model_unselect_all(selectionModelPointer) != 0
  }

  /// [`gtk_selection_model_unselect_item()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_item.html)
  @discardableResult
  public func unselectItem(_ position: UInt) -> Bool {
    gtk_selection_model_unselect_item(selectionModelPointer, guint(clamping: position)) != 0
  }

  /// [`gtk_selection_model_unselect_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_range.html)
  @discardableResult
  public func unselectRange(_ position: UInt, nItems: UInt) -> Bool {
    gtk_selection_model_unselect_range(
      selectionModelPointer, guint(clamping: position), guint(clamping: nItems)) != 0
  }
}

extension SelectionModel {
  /// [`GtkSelectionModel::selection-changed`](https://docs.gtk.org/gtk4/signal.SelectionModel.selection-changed.html)
  @discardableResult
  public func onSelectionChanged(_ handler: @escaping (UInt, UInt) -> Void) -> SignalConnection {
    connect("selection-changed") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
