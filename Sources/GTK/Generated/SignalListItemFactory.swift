#if GTK
import CGTK

/// [`GtkSignalListItemFactory`](https://docs.gtk.org/gtk4/class.SignalListItemFactory.html)
open class SignalListItemFactory: ListItemFactory {
  /// `pointer`, as the functions of `GtkSignalListItemFactory` take it.
  public var signalListItemFactoryPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_signal_list_item_factory_get_type() }

  /// [`gtk_signal_list_item_factory_new()`](https://docs.gtk.org/gtk4/ctor.SignalListItemFactory.new.html)
  public convenience init() {
    let made = constructed(
      gtk_signal_list_item_factory_new(), by: "gtk_signal_list_item_factory_new")
    self.init(raw: made, transfer: .full)
  }
}

extension SignalListItemFactory {
  /// [`GtkSignalListItemFactory::bind`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.bind.html)
  @discardableResult
  public func onBind(_ handler: @escaping (Object?) -> Void) -> SignalConnection {
    connect("bind") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkSignalListItemFactory::setup`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.setup.html)
  @discardableResult
  public func onSetup(_ handler: @escaping (Object?) -> Void) -> SignalConnection {
    connect("setup") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkSignalListItemFactory::teardown`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.teardown.html)
  @discardableResult
  public func onTeardown(_ handler: @escaping (Object?) -> Void) -> SignalConnection {
    connect("teardown") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkSignalListItemFactory::unbind`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.unbind.html)
  @discardableResult
  public func onUnbind(_ handler: @escaping (Object?) -> Void) -> SignalConnection {
    connect("unbind") { arguments in
      handler(arguments.object(0))
    }
  }
}
#endif
