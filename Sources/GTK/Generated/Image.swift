#if GTK
import CGTK

/// [`GtkImage`](https://docs.gtk.org/gtk4/class.Image.html)
open class Image: Widget {
  /// `pointer`, as the functions of `GtkImage` take it.
  public var imagePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_image_get_type() }

  /// [`gtk_image_new()`](https://docs.gtk.org/gtk4/ctor.Image.new.html)
  public convenience init() {
    let made = constructed(gtk_image_new(), by: "gtk_image_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_image_new_from_file()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_file.html)
  public convenience init(file filename: String) {
    let made = constructed(gtk_image_new_from_file(filename), by: "gtk_image_new_from_file")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_image_new_from_gicon()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_gicon.html)
  public convenience init(gicon icon: any Icon) {
    let made = constructed(
      gtk_image_new_from_gicon(icon.iconPointer), by: "gtk_image_new_from_gicon")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_image_new_from_icon_name()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_icon_name.html)
  public convenience init(iconName: String?) {
    let made = constructed(
      gtk_image_new_from_icon_name(iconName), by: "gtk_image_new_from_icon_name")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_image_new_from_paintable()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_paintable.html)
  public convenience init(paintable: (any Paintable)?) {
    let made = constructed(
      gtk_image_new_from_paintable(paintable?.paintablePointer), by: "gtk_image_new_from_paintable")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_image_new_from_resource()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_resource.html)
  public convenience init(resource resourcePath: String) {
    let made = constructed(
      gtk_image_new_from_resource(resourcePath), by: "gtk_image_new_from_resource")
    self.init(raw: made, transfer: .none)
  }
}

extension Image {
  /// [`GtkImage:file`](https://docs.gtk.org/gtk4/property.Image.file.html)
  public var file: String? {
    get {
      property("file")
    }
    set {
      setProperty("file", newValue)
    }
  }

  /// [`gtk_image_get_gicon()`](https://docs.gtk.org/gtk4/method.Image.get_gicon.html)
  public var gicon: (any Icon)? {
    get {
      Object.find(gtk_image_get_gicon(imagePointer), as: (any Icon).self)
    }
    set {
      setObjectProperty("gicon", newValue)
    }
  }

  /// [`gtk_image_get_icon_name()`](https://docs.gtk.org/gtk4/method.Image.get_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(gtk_image_get_icon_name(imagePointer))
    }
    set {
      setProperty("icon-name", newValue)
    }
  }

  /// [`gtk_image_get_icon_size()`](https://docs.gtk.org/gtk4/method.Image.get_icon_size.html),
  /// [`gtk_image_set_icon_size()`](https://docs.gtk.org/gtk4/method.Image.set_icon_size.html)
  public var iconSize: IconSize {
    get {
      IconSize(gtk_image_get_icon_size(imagePointer))
    }
    set {
      gtk_image_set_icon_size(imagePointer, newValue.cValue)
    }
  }

  /// [`gtk_image_get_paintable()`](https://docs.gtk.org/gtk4/method.Image.get_paintable.html)
  public var paintable: (any Paintable)? {
    get {
      Object.find(gtk_image_get_paintable(imagePointer), as: (any Paintable).self)
    }
    set {
      setObjectProperty("paintable", newValue)
    }
  }

  /// [`gtk_image_get_pixel_size()`](https://docs.gtk.org/gtk4/method.Image.get_pixel_size.html),
  /// [`gtk_image_set_pixel_size()`](https://docs.gtk.org/gtk4/method.Image.set_pixel_size.html)
  public var pixelSize: Int {
    get {
      Int(gtk_image_get_pixel_size(imagePointer))
    }
    set {
      gtk_image_set_pixel_size(imagePointer, gint(clamping: newValue))
    }
  }

  /// [`GtkImage:resource`](https://docs.gtk.org/gtk4/property.Image.resource.html)
  public var resource: String? {
    get {
      property("resource")
    }
    set {
      setProperty("resource", newValue)
    }
  }

  /// [`gtk_image_get_storage_type()`](https://docs.gtk.org/gtk4/method.Image.get_storage_type.html)
  public var storageType: ImageType {
    ImageType(gtk_image_get_storage_type(imagePointer))
  }

  /// [`GtkImage:use-fallback`](https://docs.gtk.org/gtk4/property.Image.use-fallback.html)
  public var useFallback: Bool {
    get {
      property("use-fallback") ?? false
    }
    set {
      setProperty("use-fallback", newValue)
    }
  }
}

extension Image {
  /// [`gtk_image_clear()`](https://docs.gtk.org/gtk4/method.Image.clear.html)
  public func clear() {
    gtk_image_clear(imagePointer)
  }

  /// [`gtk_image_set_from_file()`](https://docs.gtk.org/gtk4/method.Image.set_from_file.html)
  public func setFromFile(_ filename: String?) {
    gtk_image_set_from_file(imagePointer, filename)
  }

  /// [`gtk_image_set_from_gicon()`](https://docs.gtk.org/gtk4/method.Image.set_from_gicon.html)
  public func setFromGicon(_ icon: any Icon) {
    gtk_image_set_from_gicon(imagePointer, icon.iconPointer)
  }

  /// [`gtk_image_set_from_icon_name()`](https://docs.gtk.org/gtk4/method.Image.set_from_icon_name.html)
  public func setFromIconName(_ iconName: String?) {
    gtk_image_set_from_icon_name(imagePointer, iconName)
  }

  /// [`gtk_image_set_from_paintable()`](https://docs.gtk.org/gtk4/method.Image.set_from_paintable.html)
  public func setFromPaintable(_ paintable: (any Paintable)?) {
    gtk_image_set_from_paintable(imagePointer, paintable?.paintablePointer)
  }

  /// [`gtk_image_set_from_resource()`](https://docs.gtk.org/gtk4/method.Image.set_from_resource.html)
  public func setFromResource(_ resourcePath: String?) {
    gtk_image_set_from_resource(imagePointer, resourcePath)
  }
}
#endif
