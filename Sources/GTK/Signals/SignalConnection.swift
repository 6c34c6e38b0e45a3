#if GTK
import CGTK

/// A handler on a signal. Letting go of it changes nothing: the handler stays until it is
/// disconnected, or until the object is finalized.
///
/// The connection does not keep the object alive.
public final class SignalConnection {
  private weak var object: Object?
  private var handlerID: gulong

  init(object: Object, handlerID: gulong) {
    self.object = object
    self.handlerID = handlerID
  }

  /// False after `disconnect()`, once the object is gone, and when there was no such signal.
  public var isConnected: Bool {
    guard let object, handlerID != 0 else { return false }
    return g_signal_handler_is_connected(object.pointer, handlerID) != 0
  }

  /// Removes the handler and frees its closure (after the handler returns, when it is running).
  public func disconnect() {
    if isConnected, let object {
      g_signal_handler_disconnect(object.pointer, handlerID)
    }
    handlerID = 0
  }

  /// Keeps the handler from being called until `unblock()` was called as often.
  public func block() {
    guard isConnected, let object else { return }
    g_signal_handler_block(object.pointer, handlerID)
  }

  /// Undoes one `block()`.
  public func unblock() {
    guard isConnected, let object else { return }
    g_signal_handler_unblock(object.pointer, handlerID)
  }

  /// Runs `body` with the handler blocked: for setting a property without hearing of it.
  public func withBlocked<T>(_ body: () throws -> T) rethrows -> T {
    block()
    defer { unblock() }
    return try body()
  }
}
#endif
