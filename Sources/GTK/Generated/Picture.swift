#if GTK
import CGTK

/// [`GtkPicture`](https://docs.gtk.org/gtk4/class.Picture.html)
open class Picture: Widget {
  /// `pointer`, as the functions of `GtkPicture` take it.
  public var picturePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_picture_get_type() }

  /// [`gtk_picture_new()`](https://docs.gtk.org/gtk4/ctor.Picture.new.html)
  public convenience init() {
    let made = constructed(gtk_picture_new(), by: "gtk_picture_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_picture_new_for_file()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_file.html)
  public convenience init(file: (any File)?) {
    let made = constructed(
      gtk_picture_new_for_file(file?.filePointer), by: "gtk_picture_new_for_file")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_picture_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_filename.html)
  public convenience init(filename: String?) {
    let made = constructed(
      gtk_picture_new_for_filename(filename), by: "gtk_picture_new_for_filename")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_picture_new_for_paintable()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_paintable.html)
  public convenience init(paintable: (any Paintable)?) {
    let made = constructed(
      gtk_picture_new_for_paintable(paintable?.paintablePointer),
      by: "gtk_picture_new_for_paintable")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_picture_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_resource.html)
  public convenience init(resource resourcePath: String?) {
    let made = constructed(
      gtk_picture_new_for_resource(resourcePath), by: "gtk_picture_new_for_resource")
    self.init(raw: made, transfer: .none)
  }
}

extension Picture {
  /// [`gtk_picture_get_alternative_text()`](https://docs.gtk.org/gtk4/method.Picture.get_alternative_text.html),
  /// [`gtk_picture_set_alternative_text()`](https://docs.gtk.org/gtk4/method.Picture.set_alternative_text.html)
  public var alternativeText: String? {
    get {
      optionalSwiftString(gtk_picture_get_alternative_text(picturePointer))
    }
    set {
      gtk_picture_set_alternative_text(picturePointer, newValue)
    }
  }

  /// [`gtk_picture_get_can_shrink()`](https://docs.gtk.org/gtk4/method.Picture.get_can_shrink.html),
  /// [`gtk_picture_set_can_shrink()`](https://docs.gtk.org/gtk4/method.Picture.set_can_shrink.html)
  public var canShrink: Bool {
    get {
      gtk_picture_get_can_shrink(picturePointer) != 0
    }
    set {
      gtk_picture_set_can_shrink(picturePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_picture_get_content_fit()`](https://docs.gtk.org/gtk4/method.Picture.get_content_fit.html),
  /// [`gtk_picture_set_content_fit()`](https://docs.gtk.org/gtk4/method.Picture.set_content_fit.html)
  public var contentFit: ContentFit {
    get {
      ContentFit(gtk_picture_get_content_fit(picturePointer))
    }
    set {
      gtk_picture_set_content_fit(picturePointer, newValue.cValue)
    }
  }

  /// [`gtk_picture_get_file()`](https://docs.gtk.org/gtk4/method.Picture.get_file.html),
  /// [`gtk_picture_set_file()`](https://docs.gtk.org/gtk4/method.Picture.set_file.html)
  public var file: (any File)? {
    get {
      Object.find(gtk_picture_get_file(picturePointer), as: (any File).self)
    }
    set {
      gtk_picture_set_file(picturePointer, newValue?.filePointer)
    }
  }

  /// [`gtk_picture_get_paintable()`](https://docs.gtk.org/gtk4/method.Picture.get_paintable.html),
  /// [`gtk_picture_set_paintable()`](https://docs.gtk.org/gtk4/method.Picture.set_paintable.html)
  public var paintable: (any Paintable)? {
    get {
      Object.find(gtk_picture_get_paintable(picturePointer), as: (any Paintable).self)
    }
    set {
      gtk_picture_set_paintable(picturePointer, newValue?.paintablePointer)
    }
  }
}

extension Picture {
  /// [`gtk_picture_set_filename()`](https://docs.gtk.org/gtk4/method.Picture.set_filename.html)
  public func setFilename(_ filename: String?) {
    gtk_picture_set_filename(picturePointer, filename)
  }

  /// [`gtk_picture_set_resource()`](https://docs.gtk.org/gtk4/method.Picture.set_resource.html)
  public func setResource(_ resourcePath: String?) {
    gtk_picture_set_resource(picturePointer, resourcePath)
  }
}
#endif
