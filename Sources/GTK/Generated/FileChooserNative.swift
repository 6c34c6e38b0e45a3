#if GTK
import CGTK

/// [`GtkFileChooserNative`](https://docs.gtk.org/gtk4/class.FileChooserNative.html)
open class FileChooserNative: NativeDialog, FileChooser {
  /// `pointer`, as the functions of `GtkFileChooserNative` take it.
  public var fileChooserNativePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_file_chooser_native_get_type() }

  /// [`gtk_file_chooser_native_new()`](https://docs.gtk.org/gtk4/ctor.FileChooserNative.new.html)
  public convenience init(
    title: String? = nil, parent: Window? = nil, action: FileChooserAction,
    acceptLabel: String? = nil, cancelLabel: String? = nil
  ) {
    let made = constructed(
      gtk_file_chooser_native_new(
        title, parent?.windowPointer, action.cValue, acceptLabel, cancelLabel),
      by: "gtk_file_chooser_native_new")
    self.init(raw: made, transfer: .full)
  }
}

extension FileChooserNative {
  /// [`gtk_file_chooser_native_get_accept_label()`](https://docs.gtk.org/gtk4/method.FileChooserNative.get_accept_label.html),
  /// [`gtk_file_chooser_native_set_accept_label()`](https://docs.gtk.org/gtk4/method.FileChooserNative.set_accept_label.html)
  public var acceptLabel: String? {
    get {
      optionalSwiftString(gtk_file_chooser_native_get_accept_label(fileChooserNativePointer))
    }
    set {
      gtk_file_chooser_native_set_accept_label(fileChooserNativePointer, newValue)
    }
  }

  /// [`gtk_file_chooser_native_get_cancel_label()`](https://docs.gtk.org/gtk4/method.FileChooserNative.get_cancel_label.html),
  /// [`gtk_file_chooser_native_set_cancel_label()`](https://docs.gtk.org/gtk4/method.FileChooserNative.set_cancel_label.html)
  public var cancelLabel: String? {
    get {
      optionalSwiftString(gtk_file_chooser_native_get_cancel_label(fileChooserNativePointer))
    }
    set {
      gtk_file_chooser_native_set_cancel_label(fileChooserNativePointer, newValue)
    }
  }
}
#endif
