#if GTK
import CGTK

/// [`GtkEntryBuffer`](https://docs.gtk.org/gtk4/class.EntryBuffer.html)
open class EntryBuffer: Object {
  /// `pointer`, as the functions of `GtkEntryBuffer` take it.
  public var entryBufferPointer: UnsafeMutablePointer<GtkEntryBuffer> {
    pointer.assumingMemoryBound(to: GtkEntryBuffer.self)
  }

  open override class var gType: GType { gtk_entry_buffer_get_type() }

  /// [`gtk_entry_buffer_new()`](https://docs.gtk.org/gtk4/ctor.EntryBuffer.new.html)
  public convenience init(initialChars: String? = nil, nInitialChars: Int) {
    let made = constructed(
      gtk_entry_buffer_new(initialChars, gint(clamping: nInitialChars)), by: "gtk_entry_buffer_new")
    self.init(raw: made, transfer: .full)
  }
}

extension EntryBuffer {
  /// [`gtk_entry_buffer_get_length()`](https://docs.gtk.org/gtk4/method.EntryBuffer.get_length.html)
  public var length: UInt {
    UInt(gtk_entry_buffer_get_length(entryBufferPointer))
  }

  /// [`gtk_entry_buffer_get_max_length()`](https://docs.gtk.org/gtk4/method.EntryBuffer.get_max_length.html),
  /// [`gtk_entry_buffer_set_max_length()`](https://docs.gtk.org/gtk4/method.EntryBuffer.set_max_length.html)
  public var maxLength: Int {
    get {
      Int(gtk_entry_buffer_get_max_length(entryBufferPointer))
    }
    set {
      gtk_entry_buffer_set_max_length(entryBufferPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_entry_buffer_get_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.get_text.html)
  public var text: String {
    get {
      swiftString(gtk_entry_buffer_get_text(entryBufferPointer))
    }
    set {
      setProperty("text", newValue)
    }
  }

  /// [`gtk_entry_buffer_get_bytes()`](https://docs.gtk.org/gtk4/method.EntryBuffer.get_bytes.html)
  public var bytes: UInt {
    UInt(gtk_entry_buffer_get_bytes(entryBufferPointer))
  }
}

extension EntryBuffer {
  /// [`gtk_entry_buffer_delete_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.delete_text.html)
  @discardableResult
  public func deleteText(_ position: UInt, nChars: Int) -> UInt {
    UInt(
      gtk_entry_buffer_delete_text(
        entryBufferPointer, guint(clamping: position), gint(clamping: nChars)))
  }

  /// [`gtk_entry_buffer_emit_deleted_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_deleted_text.html)
  public func emitDeletedText(_ position: UInt, nChars: UInt) {
    gtk_entry_buffer_emit_deleted_text(
      entryBufferPointer, guint(clamping: position), guint(clamping: nChars))
  }

  /// [`gtk_entry_buffer_emit_inserted_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_inserted_text.html)
  public func emitInsertedText(_ position: UInt, chars: String, nChars: UInt) {
    gtk_entry_buffer_emit_inserted_text(
      entryBufferPointer, guint(clamping: position), chars, guint(clamping: nChars))
  }

  /// [`gtk_entry_buffer_insert_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.insert_text.html)
  @discardableResult
  public func insertText(_ position: UInt, chars: String, nChars: Int) -> UInt {
    UInt(
      gtk_entry_buffer_insert_text(
        entryBufferPointer, guint(clamping: position), chars, gint(clamping: nChars)))
  }

  /// [`gtk_entry_buffer_set_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.set_text.html)
  public func setText(_ chars: String, nChars: Int) {
    gtk_entry_buffer_set_text(entryBufferPointer, chars, gint(clamping: nChars))
  }
}

extension EntryBuffer {
  /// [`GtkEntryBuffer::deleted-text`](https://docs.gtk.org/gtk4/signal.EntryBuffer.deleted-text.html)
  @discardableResult
  public func onDeletedText(_ handler: @escaping (UInt, UInt) -> Void) -> SignalConnection {
    connect("deleted-text") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkEntryBuffer::inserted-text`](https://docs.gtk.org/gtk4/signal.EntryBuffer.inserted-text.html)
  @discardableResult
  public func onInsertedText(_ handler: @escaping (UInt, String, UInt) -> Void) -> SignalConnection
  {
    connect("inserted-text") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? "", arguments.value(2) ?? 0)
    }
  }
}
#endif
