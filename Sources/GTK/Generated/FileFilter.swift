#if GTK
import CGTK

/// [`GtkFileFilter`](https://docs.gtk.org/gtk4/class.FileFilter.html)
open class FileFilter: Object {
  /// `pointer`, as the functions of `GtkFileFilter` take it.
  public var fileFilterPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_file_filter_get_type() }

  /// [`gtk_file_filter_new()`](https://docs.gtk.org/gtk4/ctor.FileFilter.new.html)
  public convenience init() {
    let made = constructed(gtk_file_filter_new(), by: "gtk_file_filter_new")
    self.init(raw: made, transfer: .full)
  }
}

extension FileFilter {
  /// [`gtk_file_filter_get_name()`](https://docs.gtk.org/gtk4/method.FileFilter.get_name.html),
  /// [`gtk_file_filter_set_name()`](https://docs.gtk.org/gtk4/method.FileFilter.set_name.html)
  public var name: String? {
    get {
      optionalSwiftString(gtk_file_filter_get_name(fileFilterPointer))
    }
    set {
      gtk_file_filter_set_name(fileFilterPointer, newValue)
    }
  }
}

extension FileFilter {
  /// [`gtk_file_filter_add_mime_type()`](https://docs.gtk.org/gtk4/method.FileFilter.add_mime_type.html)
  public func addMimeType(_ mimeType: String) {
    gtk_file_filter_add_mime_type(fileFilterPointer, mimeType)
  }

  /// [`gtk_file_filter_add_pattern()`](https://docs.gtk.org/gtk4/method.FileFilter.add_pattern.html)
  public func addPattern(_ pattern: String) {
    gtk_file_filter_add_pattern(fileFilterPointer, pattern)
  }

  /// [`gtk_file_filter_add_pixbuf_formats()`](https://docs.gtk.org/gtk4/method.FileFilter.add_pixbuf_formats.html)
  public func addPixbufFormats() {
    gtk_file_filter_add_pixbuf_formats(fileFilterPointer)
  }

  /// [`gtk_file_filter_add_suffix()`](https://docs.gtk.org/gtk4/method.FileFilter.add_suffix.html)
  public func addSuffix(_ suffix: String) {
    gtk_file_filter_add_suffix(fileFilterPointer, suffix)
  }
}
#endif
