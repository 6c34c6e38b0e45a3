#if GTK
import CGTK

/// [`GdkContentProvider`](https://docs.gtk.org/gdk4/class.ContentProvider.html)
open class ContentProvider: Object {
  /// `pointer`, as the functions of `GdkContentProvider` take it.
  public var contentProviderPointer: UnsafeMutablePointer<GdkContentProvider> {
    pointer.assumingMemoryBound(to: GdkContentProvider.self)
  }

  open override class var gType: GType { gdk_content_provider_get_type() }
}

extension ContentProvider {
  /// [`gdk_content_provider_content_changed()`](https://docs.gtk.org/gdk4/method.ContentProvider.content_changed.html)
  public func contentChanged() {
    gdk_content_provider_content_changed(contentProviderPointer)
  }
}

extension ContentProvider {
  /// [`GdkContentProvider::content-changed`](https://docs.gtk.org/gdk4/signal.ContentProvider.content-changed.html)
  @discardableResult
  public func onContentChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("content-changed", handler)
  }
}
#endif
