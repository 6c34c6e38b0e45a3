#if GTK
import CGTK

/// [`GtkMediaFile`](https://docs.gtk.org/gtk4/class.MediaFile.html)
open class MediaFile: MediaStream {
  /// `pointer`, as the functions of `GtkMediaFile` take it.
  public var mediaFilePointer: UnsafeMutablePointer<GtkMediaFile> {
    pointer.assumingMemoryBound(to: GtkMediaFile.self)
  }

  open override class var gType: GType { gtk_media_file_get_type() }

  /// [`gtk_media_file_new()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new.html)
  public convenience init() {
    let made = constructed(gtk_media_file_new(), by: "gtk_media_file_new")
    self.init(raw: made, transfer: .full)
  }

  /// [`gtk_media_file_new_for_file()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_file.html)
  public convenience init(file: any File) {
    let made = constructed(
      gtk_media_file_new_for_file(file.filePointer), by: "gtk_media_file_new_for_file")
    self.init(raw: made, transfer: .full)
  }

  /// [`gtk_media_file_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_filename.html)
  public convenience init(filename: String) {
    let made = constructed(
      gtk_media_file_new_for_filename(filename), by: "gtk_media_file_new_for_filename")
    self.init(raw: made, transfer: .full)
  }

  /// [`gtk_media_file_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_resource.html)
  public convenience init(resource resourcePath: String) {
    let made = constructed(
      gtk_media_file_new_for_resource(resourcePath), by: "gtk_media_file_new_for_resource")
    self.init(raw: made, transfer: .full)
  }
}

extension MediaFile {
  /// [`gtk_media_file_get_file()`](https://docs.gtk.org/gtk4/method.MediaFile.get_file.html),
  /// [`gtk_media_file_set_file()`](https://docs.gtk.org/gtk4/method.MediaFile.set_file.html)
  public var file: (any File)? {
    get {
      Object.find(gtk_media_file_get_file(mediaFilePointer), as: (any File).self)
    }
    set {
      gtk_media_file_set_file(mediaFilePointer, newValue?.filePointer)
    }
  }
}

extension MediaFile {
  /// [`gtk_media_file_clear()`](https://docs.gtk.org/gtk4/method.MediaFile.clear.html)
  public func clear() {
    gtk_media_file_clear(mediaFilePointer)
  }

  /// [`gtk_media_file_set_filename()`](https://docs.gtk.org/gtk4/method.MediaFile.set_filename.html)
  public func setFilename(_ filename: String?) {
    gtk_media_file_set_filename(mediaFilePointer, filename)
  }

  /// [`gtk_media_file_set_resource()`](https://docs.gtk.org/gtk4/method.MediaFile.set_resource.html)
  public func setResource(_ resourcePath: String?) {
    gtk_media_file_set_resource(mediaFilePointer, resourcePath)
  }
}
#endif
