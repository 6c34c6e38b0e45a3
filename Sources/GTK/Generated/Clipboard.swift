#if GTK
import CGTK

/// [`GdkClipboard`](https://docs.gtk.org/gdk4/class.Clipboard.html)
open class Clipboard: Object {
  /// `pointer`, as the functions of `GdkClipboard` take it.
  public var clipboardPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_clipboard_get_type() }
}

extension Clipboard {
  /// [`gdk_clipboard_get_content()`](https://docs.gtk.org/gdk4/method.Clipboard.get_content.html)
  public var content: ContentProvider? {
    ContentProvider.wrap(gdk_clipboard_get_content(clipboardPointer))
  }

  /// [`gdk_clipboard_get_display()`](https://docs.gtk.org/gdk4/method.Clipboard.get_display.html)
  public var display: Display? {
    Display.wrap(gdk_clipboard_get_display(clipboardPointer))
  }

  /// [`GdkClipboard:local`](https://docs.gtk.org/gdk4/property.Clipboard.local.html)
  public var local: Bool {
    property("local") ?? false
  }

  /// [`gdk_clipboard_is_local()`](https://docs.gtk.org/gdk4/method.Clipboard.is_local.html)
  public var isLocal: Bool {
    gdk_clipboard_is_local(clipboardPointer) != 0
  }
}

extension Clipboard {
  /// [`gdk_clipboard_set_content()`](https://docs.gtk.org/gdk4/method.Clipboard.set_content.html)
  @discardableResult
  public func setContent(_ provider: ContentProvider?) -> Bool {
    gdk_clipboard_set_content(clipboardPointer, provider?.contentProviderPointer) != 0
  }
}

extension Clipboard {
  /// [`GdkClipboard::changed`](https://docs.gtk.org/gdk4/signal.Clipboard.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed", handler)
  }
}
#endif
