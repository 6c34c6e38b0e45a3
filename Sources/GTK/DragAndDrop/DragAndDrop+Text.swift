#if GTK
import CGTK

extension ContentProvider {
  /// Content that is text.
  public convenience init(text: String) {
    var value = GValue()
    g_value_init(&value, FundamentalType.string)
    g_value_set_string(&value, text)
    let made = gdk_content_provider_new_for_value(
      &value)
    g_value_unset(&value)
    self.init(
      raw: constructed(made, by: "gdk_content_provider_new_for_value"), transfer: .full)
  }
}

extension DragSource {
  /// Asks for what is dragged when a drag begins at that point; nil lets it not begin.
  @discardableResult
  public func onPrepare(
    _ handler: @escaping (_ x: Double, _ y: Double) -> ContentProvider?
  ) -> SignalConnection {
    connect(
      "prepare",
      returning: { arguments -> OwnedObject in
        OwnedObject(handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0))
      })
  }
}

extension DropTarget {
  /// A target for text.
  public convenience init(textWith actions: DragAction) {
    let made = gtk_drop_target_new(FundamentalType.string, actions.cValue)
    self.init(raw: constructed(made, by: "gtk_drop_target_new"), transfer: .full)
  }

  /// Calls `handler` with the text and the point where it was dropped; what it returns tells the
  /// source whether the drop was accepted.
  @discardableResult
  public func onDropText(
    _ handler: @escaping (_ text: String, _ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    connect(
      "drop",
      returning: { arguments -> Bool in
        guard let value = arguments.boxed(0)?.assumingMemoryBound(to: GValue.self),
          let text = String.read(from: value)
        else { return false }
        return handler(text, arguments.value(1) ?? 0, arguments.value(2) ?? 0)
      })
  }
}

/// An object that a handler returns to its emitter.
private struct OwnedObject: ValueConvertible {
  let object: Object?

  init(_ object: Object?) {
    self.object = object
  }

  static func read(from value: UnsafePointer<GValue>) -> OwnedObject? {
    OwnedObject(Object.wrap(g_value_get_object(value)))
  }

  func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_object(value, object?.pointer)
  }
}
#endif
