#if GTK
import CGTK

extension Widget {
  /// [`GtkWidget::destroy`](https://docs.gtk.org/gtk4/signal.Widget.destroy.html)
  @discardableResult
  public func onDestroy(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("destroy", handler)
  }

  /// [`GtkWidget::direction-changed`](https://docs.gtk.org/gtk4/signal.Widget.direction-changed.html)
  @discardableResult
  public func onDirectionChanged(_ handler: @escaping (TextDirection) -> Void) -> SignalConnection {
    connect("direction-changed") { arguments in
      handler(arguments.value(0) ?? .none)
    }
  }

  /// [`GtkWidget::hide`](https://docs.gtk.org/gtk4/signal.Widget.hide.html)
  @discardableResult
  public func onHide(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("hide", handler)
  }

  /// [`GtkWidget::keynav-failed`](https://docs.gtk.org/gtk4/signal.Widget.keynav-failed.html)
  @discardableResult
  public func onKeynavFailed(_ handler: @escaping (DirectionType) -> Bool) -> SignalConnection {
    connect(
      "keynav-failed",
      returning: { arguments in
        handler(arguments.value(0) ?? .tabForward)
      })
  }

  /// [`GtkWidget::map`](https://docs.gtk.org/gtk4/signal.Widget.map.html)
  @discardableResult
  public func onMap(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("map", handler)
  }

  /// [`GtkWidget::mnemonic-activate`](https://docs.gtk.org/gtk4/signal.Widget.mnemonic-activate.html)
  @discardableResult
  public func onMnemonicActivate(_ handler: @escaping (Bool) -> Bool) -> SignalConnection {
    connect(
      "mnemonic-activate",
      returning: { arguments in
        handler(arguments.value(0) ?? false)
      })
  }

  /// [`GtkWidget::move-focus`](https://docs.gtk.org/gtk4/signal.Widget.move-focus.html)
  @discardableResult
  public func onMoveFocus(_ handler: @escaping (DirectionType) -> Void) -> SignalConnection {
    connect("move-focus") { arguments in
      handler(arguments.value(0) ?? .tabForward)
    }
  }

  /// [`GtkWidget::realize`](https://docs.gtk.org/gtk4/signal.Widget.realize.html)
  @discardableResult
  public func onRealize(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("realize", handler)
  }

  /// [`GtkWidget::show`](https://docs.gtk.org/gtk4/signal.Widget.show.html)
  @discardableResult
  public func onShow(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("show", handler)
  }

  /// [`GtkWidget::state-flags-changed`](https://docs.gtk.org/gtk4/signal.Widget.state-flags-changed.html)
  @discardableResult
  public func onStateFlagsChanged(_ handler: @escaping (StateFlags) -> Void) -> SignalConnection {
    connect("state-flags-changed") { arguments in
      handler(arguments.value(0) ?? [])
    }
  }

  /// [`GtkWidget::unmap`](https://docs.gtk.org/gtk4/signal.Widget.unmap.html)
  @discardableResult
  public func onUnmap(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("unmap", handler)
  }

  /// [`GtkWidget::unrealize`](https://docs.gtk.org/gtk4/signal.Widget.unrealize.html)
  @discardableResult
  public func onUnrealize(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("unrealize", handler)
  }
}
#endif
