#if GTK
import CGTK

extension Object {
  /// Calls `handler` whenever the signal is emitted: `connect("notify::active") { … }`.
  ///
  /// For a signal that the class does not have, GObject warns and the connection is not connected.
  /// - Parameters:
  ///   - signal: The name, with a detail after `::` where the signal takes one.
  ///   - after: Whether the handler runs after the class's own one.
  @discardableResult
  public func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping () -> Void
  ) -> SignalConnection {
    connect(signal, after: after, SignalHandler { _, _ in handler() })
  }

  /// Calls `handler` with the signal's arguments.
  @discardableResult
  public func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping (SignalArguments) -> Void
  ) -> SignalConnection {
    connect(signal, after: after, SignalHandler { arguments, _ in handler(arguments) })
  }

  /// Calls `handler` with the signal's arguments, and gives what it returns to the emitter.
  @discardableResult
  public func connect<R: ValueConvertible>(
    _ signal: String, after: Bool = false,
    returning handler: @escaping (SignalArguments) -> R
  ) -> SignalConnection {
    let box = SignalHandler { arguments, result in
      let returned = handler(arguments)
      if let result {
        returned.write(to: result)
      }
    }
    return connect(signal, after: after, box)
  }

  /// Calls `handler` after the property changed: `onNotify("active") { … }`.
  @discardableResult
  public func onNotify(
    _ property: String, _ handler: @escaping () -> Void
  ) -> SignalConnection {
    connect("notify::\(property)", handler)
  }

  private func connect(
    _ signal: String, after: Bool, _ handler: SignalHandler
  ) -> SignalConnection {
    // Sunk by hand: where the signal does not exist, nobody else would free the closure.
    let closure = handler.makeClosure()
    g_closure_ref(closure)
    g_closure_sink(closure)
    defer { g_closure_unref(closure) }
    let id = g_signal_connect_closure(pointer, signal, closure, after ? 1 : 0)
    return SignalConnection(object: self, handlerID: id)
  }
}
#endif
