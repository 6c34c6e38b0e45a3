#if GTK
import CGTK

extension TextView {
  /// [`GtkTextView::backspace`](https://docs.gtk.org/gtk4/signal.TextView.backspace.html)
  @discardableResult
  public func onBackspace(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("backspace", handler)
  }

  /// [`GtkTextView::copy-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.copy-clipboard.html)
  @discardableResult
  public func onCopyClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("copy-clipboard", handler)
  }

  /// [`GtkTextView::cut-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.cut-clipboard.html)
  @discardableResult
  public func onCutClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("cut-clipboard", handler)
  }

  /// [`GtkTextView::delete-from-cursor`](https://docs.gtk.org/gtk4/signal.TextView.delete-from-cursor.html)
  @discardableResult
  public func onDeleteFromCursor(_ handler: @escaping (DeleteType, Int) -> Void) -> SignalConnection
  {
    connect("delete-from-cursor") { arguments in
      handler(arguments.value(0) ?? .chars, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkTextView::insert-at-cursor`](https://docs.gtk.org/gtk4/signal.TextView.insert-at-cursor.html)
  @discardableResult
  public func onInsertAtCursor(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("insert-at-cursor") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }

  /// [`GtkTextView::insert-emoji`](https://docs.gtk.org/gtk4/signal.TextView.insert-emoji.html)
  @discardableResult
  public func onInsertEmoji(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("insert-emoji", handler)
  }

  /// [`GtkTextView::move-cursor`](https://docs.gtk.org/gtk4/signal.TextView.move-cursor.html)
  @discardableResult
  public func onMoveCursor(_ handler: @escaping (MovementStep, Int, Bool) -> Void)
    -> SignalConnection
  {
    connect("move-cursor") { arguments in
      handler(
        arguments.value(0) ?? .logicalPositions, arguments.value(1) ?? 0,
        arguments.value(2) ?? false)
    }
  }

  /// [`GtkTextView::move-viewport`](https://docs.gtk.org/gtk4/signal.TextView.move-viewport.html)
  @discardableResult
  public func onMoveViewport(_ handler: @escaping (ScrollStep, Int) -> Void) -> SignalConnection {
    connect("move-viewport") { arguments in
      handler(arguments.value(0) ?? .steps, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkTextView::paste-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.paste-clipboard.html)
  @discardableResult
  public func onPasteClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("paste-clipboard", handler)
  }

  /// [`GtkTextView::preedit-changed`](https://docs.gtk.org/gtk4/signal.TextView.preedit-changed.html)
  @discardableResult
  public func onPreeditChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("preedit-changed") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }

  /// [`GtkTextView::select-all`](https://docs.gtk.org/gtk4/signal.TextView.select-all.html)
  @discardableResult
  public func onSelectAll(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
    connect("select-all") { arguments in
      handler(arguments.value(0) ?? false)
    }
  }

  /// [`GtkTextView::set-anchor`](https://docs.gtk.org/gtk4/signal.TextView.set-anchor.html)
  @discardableResult
  public func onSetAnchor(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("set-anchor", handler)
  }

  /// [`GtkTextView::toggle-cursor-visible`](https://docs.gtk.org/gtk4/signal.TextView.toggle-cursor-visible.html)
  @discardableResult
  public func onToggleCursorVisible(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggle-cursor-visible", handler)
  }

  /// [`GtkTextView::toggle-overwrite`](https://docs.gtk.org/gtk4/signal.TextView.toggle-overwrite.html)
  @discardableResult
  public func onToggleOverwrite(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggle-overwrite", handler)
  }
}
#endif
