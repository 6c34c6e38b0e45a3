#if GTK
import CGTK

extension Object {
  /// Emits a signal that has neither arguments nor a result, such as a button's `clicked`: what is
  /// connected to it runs before this returns.
  ///
  /// GLib warns of a signal that the class does not have, and of one of another kind.
  public func emit(_ signal: String) {
    let id = g_signal_lookup(signal, instanceType)
    var query = GSignalQuery()
    g_signal_query(id, &query)
    guard id != 0, query.n_params == 0, query.return_type == FundamentalType.none else {
      return swiftui_warning("\(typeName) has no signal \"\(signal)\" without arguments")
    }
    var sender = GValue()
    g_value_init(&sender, instanceType)
    g_value_set_object(&sender, pointer)
    defer { g_value_unset(&sender) }
    g_signal_emitv(&sender, id, 0, nil)
  }
}
#endif
