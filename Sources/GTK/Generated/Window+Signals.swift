#if GTK
import CGTK

extension Window {
  /// [`GtkWindow::activate-default`](https://docs.gtk.org/gtk4/signal.Window.activate-default.html)
  @discardableResult
  public func onActivateDefault(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate-default", handler)
  }

  /// [`GtkWindow::activate-focus`](https://docs.gtk.org/gtk4/signal.Window.activate-focus.html)
  @discardableResult
  public func onActivateFocus(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate-focus", handler)
  }

  /// [`GtkWindow::close-request`](https://docs.gtk.org/gtk4/signal.Window.close-request.html)
  @discardableResult
  public func onCloseRequest(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("close-request", returning: { _ in handler() })
  }

  /// [`GtkWindow::enable-debugging`](https://docs.gtk.org/gtk4/signal.Window.enable-debugging.html)
  @discardableResult
  public func onEnableDebugging(_ handler: @escaping (Bool) -> Bool) -> SignalConnection {
    connect(
      "enable-debugging",
      returning: { arguments in
        handler(arguments.value(0) ?? false)
      })
  }

  /// [`GtkWindow::keys-changed`](https://docs.gtk.org/gtk4/signal.Window.keys-changed.html)
  @discardableResult
  public func onKeysChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("keys-changed", handler)
  }
}
#endif
