#if GTK
import CGTK

extension Notebook {
  /// [`GtkNotebook::change-current-page`](https://docs.gtk.org/gtk4/signal.Notebook.change-current-page.html)
  @discardableResult
  public func onChangeCurrentPage(_ handler: @escaping (Int) -> Bool) -> SignalConnection {
    connect(
      "change-current-page",
      returning: { arguments in
        handler(arguments.value(0) ?? 0)
      })
  }

  /// [`GtkNotebook::focus-tab`](https://docs.gtk.org/gtk4/signal.Notebook.focus-tab.html)
  @discardableResult
  public func onFocusTab(_ handler: @escaping (NotebookTab) -> Bool) -> SignalConnection {
    connect(
      "focus-tab",
      returning: { arguments in
        handler(arguments.value(0) ?? .first)
      })
  }

  /// [`GtkNotebook::move-focus-out`](https://docs.gtk.org/gtk4/signal.Notebook.move-focus-out.html)
  @discardableResult
  public func onMoveFocusOut(_ handler: @escaping (DirectionType) -> Void) -> SignalConnection {
    connect("move-focus-out") { arguments in
      handler(arguments.value(0) ?? .tabForward)
    }
  }

  /// [`GtkNotebook::page-added`](https://docs.gtk.org/gtk4/signal.Notebook.page-added.html)
  @discardableResult
  public func onPageAdded(_ handler: @escaping (Widget?, UInt) -> Void) -> SignalConnection {
    connect("page-added") { arguments in
      handler(arguments.object(0), arguments.value(1) ?? 0)
    }
  }

  /// [`GtkNotebook::page-removed`](https://docs.gtk.org/gtk4/signal.Notebook.page-removed.html)
  @discardableResult
  public func onPageRemoved(_ handler: @escaping (Widget?, UInt) -> Void) -> SignalConnection {
    connect("page-removed") { arguments in
      handler(arguments.object(0), arguments.value(1) ?? 0)
    }
  }

  /// [`GtkNotebook::page-reordered`](https://docs.gtk.org/gtk4/signal.Notebook.page-reordered.html)
  @discardableResult
  public func onPageReordered(_ handler: @escaping (Widget?, UInt) -> Void) -> SignalConnection {
    connect("page-reordered") { arguments in
      handler(arguments.object(0), arguments.value(1) ?? 0)
    }
  }

  /// [`GtkNotebook::reorder-tab`](https://docs.gtk.org/gtk4/signal.Notebook.reorder-tab.html)
  @discardableResult
  public func onReorderTab(_ handler: @escaping (DirectionType, Bool) -> Bool) -> SignalConnection {
    connect(
      "reorder-tab",
      returning: { arguments in
        handler(arguments.value(0) ?? .tabForward, arguments.value(1) ?? false)
      })
  }

  /// [`GtkNotebook::select-page`](https://docs.gtk.org/gtk4/signal.Notebook.select-page.html)
  @discardableResult
  public func onSelectPage(_ handler: @escaping (Bool) -> Bool) -> SignalConnection {
    connect(
      "select-page",
      returning: { arguments in
        handler(arguments.value(0) ?? false)
      })
  }

  /// [`GtkNotebook::switch-page`](https://docs.gtk.org/gtk4/signal.Notebook.switch-page.html)
  @discardableResult
  public func onSwitchPage(_ handler: @escaping (Widget?, UInt) -> Void) -> SignalConnection {
    connect("switch-page") { arguments in
      handler(arguments.object(0), arguments.value(1) ?? 0)
    }
  }
}
#endif
