#if GTK
import CGTK

/// [`GtkTextView`](https://docs.gtk.org/gtk4/class.TextView.html)
open class TextView: Widget, Scrollable {
  /// `pointer`, as the functions of `GtkTextView` take it.
  public var textViewPointer: UnsafeMutablePointer<GtkTextView> {
    pointer.assumingMemoryBound(to: GtkTextView.self)
  }

  open override class var gType: GType { gtk_text_view_get_type() }

  /// [`gtk_text_view_new()`](https://docs.gtk.org/gtk4/ctor.TextView.new.html)
  public convenience init() {
    let made = constructed(gtk_text_view_new(), by: "gtk_text_view_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_text_view_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.TextView.new_with_buffer.html)
  public convenience init(buffer: TextBuffer) {
    let made = constructed(
      gtk_text_view_new_with_buffer(buffer.textBufferPointer), by: "gtk_text_view_new_with_buffer")
    self.init(raw: made, transfer: .none)
  }
}
#endif
