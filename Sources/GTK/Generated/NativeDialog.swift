#if GTK
import CGTK

/// [`GtkNativeDialog`](https://docs.gtk.org/gtk4/class.NativeDialog.html)
open class NativeDialog: Object {
  /// `pointer`, as the functions of `GtkNativeDialog` take it.
  public var nativeDialogPointer: UnsafeMutablePointer<GtkNativeDialog> {
    pointer.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  open override class var gType: GType { gtk_native_dialog_get_type() }
}

extension NativeDialog {
  /// [`gtk_native_dialog_get_modal()`](https://docs.gtk.org/gtk4/method.NativeDialog.get_modal.html),
  /// [`gtk_native_dialog_set_modal()`](https://docs.gtk.org/gtk4/method.NativeDialog.set_modal.html)
  public var modal: Bool {
    get {
      gtk_native_dialog_get_modal(nativeDialogPointer) != 0
    }
    set {
      gtk_native_dialog_set_modal(nativeDialogPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_native_dialog_get_title()`](https://docs.gtk.org/gtk4/method.NativeDialog.get_title.html),
  /// [`gtk_native_dialog_set_title()`](https://docs.gtk.org/gtk4/method.NativeDialog.set_title.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var title: String? {
    get {
      optionalSwiftString(gtk_native_dialog_get_title(nativeDialogPointer))
    }
    set {
      if let newValue {
        gtk_native_dialog_set_title(nativeDialogPointer, newValue)
      }
    }
  }

  /// [`gtk_native_dialog_get_transient_for()`](https://docs.gtk.org/gtk4/method.NativeDialog.get_transient_for.html),
  /// [`gtk_native_dialog_set_transient_for()`](https://docs.gtk.org/gtk4/method.NativeDialog.set_transient_for.html)
  public var transientFor: Window? {
    get {
      Window.wrap(gtk_native_dialog_get_transient_for(nativeDialogPointer))
    }
    set {
      gtk_native_dialog_set_transient_for(nativeDialogPointer, newValue?.windowPointer)
    }
  }

  /// [`gtk_native_dialog_get_visible()`](https://docs.gtk.org/gtk4/method.NativeDialog.get_visible.html)
  public var visible: Bool {
    get {
      gtk_native_dialog_get_visible(nativeDialogPointer) != 0
    }
    set {
      setProperty("visible", newValue)
    }
  }
}

extension NativeDialog {
  /// [`gtk_native_dialog_destroy()`](https://docs.gtk.org/gtk4/method.NativeDialog.destroy.html)
  public func destroy() {
    gtk_native_dialog_destroy(nativeDialogPointer)
  }

  /// [`gtk_native_dialog_hide()`](https://docs.gtk.org/gtk4/method.NativeDialog.hide.html)
  public func hide() {
    gtk_native_dialog_hide(nativeDialogPointer)
  }

  /// [`gtk_native_dialog_show()`](https://docs.gtk.org/gtk4/method.NativeDialog.show.html)
  public func show() {
    gtk_native_dialog_show(nativeDialogPointer)
  }
}

extension NativeDialog {
  /// [`GtkNativeDialog::response`](https://docs.gtk.org/gtk4/signal.NativeDialog.response.html)
  @discardableResult
  public func onResponse(_ handler: @escaping (Int) -> Void) -> SignalConnection {
    connect("response") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
