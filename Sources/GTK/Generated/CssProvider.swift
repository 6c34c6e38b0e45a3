#if GTK
import CGTK

/// [`GtkCssProvider`](https://docs.gtk.org/gtk4/class.CssProvider.html)
open class CssProvider: Object {
  /// `pointer`, as the functions of `GtkCssProvider` take it.
  public var cssProviderPointer: UnsafeMutablePointer<GtkCssProvider> {
    pointer.assumingMemoryBound(to: GtkCssProvider.self)
  }

  open override class var gType: GType { gtk_css_provider_get_type() }

  /// [`gtk_css_provider_new()`](https://docs.gtk.org/gtk4/ctor.CssProvider.new.html)
  public convenience init() {
    let made = constructed(gtk_css_provider_new(), by: "gtk_css_provider_new")
    self.init(raw: made, transfer: .full)
  }
}

extension CssProvider {
  /// [`gtk_css_provider_load_from_file()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_file.html)
  public func loadFromFile(_ file: any File) {
    gtk_css_provider_load_from_file(cssProviderPointer, file.filePointer)
  }

  /// [`gtk_css_provider_load_from_path()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_path.html)
  public func loadFromPath(_ path: String) {
    gtk_css_provider_load_from_path(cssProviderPointer, path)
  }

  /// [`gtk_css_provider_load_from_resource()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_resource.html)
  public func loadFromResource(_ resourcePath: String) {
    gtk_css_provider_load_from_resource(cssProviderPointer, resourcePath)
  }

  /// [`gtk_css_provider_load_named()`](https://docs.gtk.org/gtk4/method.CssProvider.load_named.html)
  public func loadNamed(_ name: String, variant: String?) {
    gtk_css_provider_load_named(cssProviderPointer, name, variant)
  }

  /// [`gtk_css_provider_to_string()`](https://docs.gtk.org/gtk4/method.CssProvider.to_string.html)
  @discardableResult
  public func toString() -> String {
    takenString(gtk_css_provider_to_string(cssProviderPointer)) ?? ""
  }
}
#endif
