#if GTK
import CGTK

extension Entry {
  /// [`GtkEntry::activate`](https://docs.gtk.org/gtk4/signal.Entry.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkEntry::icon-press`](https://docs.gtk.org/gtk4/signal.Entry.icon-press.html)
  @discardableResult
  public func onIconPress(_ handler: @escaping (EntryIconPosition) -> Void) -> SignalConnection {
    connect("icon-press") { arguments in
      handler(arguments.value(0) ?? .primary)
    }
  }

  /// [`GtkEntry::icon-release`](https://docs.gtk.org/gtk4/signal.Entry.icon-release.html)
  @discardableResult
  public func onIconRelease(_ handler: @escaping (EntryIconPosition) -> Void) -> SignalConnection {
    connect("icon-release") { arguments in
      handler(arguments.value(0) ?? .primary)
    }
  }
}
#endif
