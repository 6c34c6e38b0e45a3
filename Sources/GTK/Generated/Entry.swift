#if GTK
import CGTK

/// [`GtkEntry`](https://docs.gtk.org/gtk4/class.Entry.html)
open class Entry: Widget, Editable {
  /// `pointer`, as the functions of `GtkEntry` take it.
  public var entryPointer: UnsafeMutablePointer<GtkEntry> {
    pointer.assumingMemoryBound(to: GtkEntry.self)
  }

  open override class var gType: GType { gtk_entry_get_type() }

  /// [`gtk_entry_new()`](https://docs.gtk.org/gtk4/ctor.Entry.new.html)
  public convenience init() {
    let made = constructed(gtk_entry_new(), by: "gtk_entry_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_entry_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.Entry.new_with_buffer.html)
  public convenience init(buffer: EntryBuffer) {
    let made = constructed(
      gtk_entry_new_with_buffer(buffer.entryBufferPointer), by: "gtk_entry_new_with_buffer")
    self.init(raw: made, transfer: .none)
  }
}
#endif
