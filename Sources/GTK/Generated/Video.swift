#if GTK
import CGTK

/// [`GtkVideo`](https://docs.gtk.org/gtk4/class.Video.html)
open class Video: Widget {
  /// `pointer`, as the functions of `GtkVideo` take it.
  public var videoPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_video_get_type() }

  /// [`gtk_video_new()`](https://docs.gtk.org/gtk4/ctor.Video.new.html)
  public convenience init() {
    let made = constructed(gtk_video_new(), by: "gtk_video_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_video_new_for_file()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_file.html)
  public convenience init(file: (any File)?) {
    let made = constructed(gtk_video_new_for_file(file?.filePointer), by: "gtk_video_new_for_file")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_video_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_filename.html)
  public convenience init(filename: String?) {
    let made = constructed(gtk_video_new_for_filename(filename), by: "gtk_video_new_for_filename")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_video_new_for_media_stream()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_media_stream.html)
  public convenience init(mediaStream stream: MediaStream?) {
    let made = constructed(
      gtk_video_new_for_media_stream(stream?.mediaStreamPointer),
      by: "gtk_video_new_for_media_stream")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_video_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_resource.html)
  public convenience init(resource resourcePath: String?) {
    let made = constructed(
      gtk_video_new_for_resource(resourcePath), by: "gtk_video_new_for_resource")
    self.init(raw: made, transfer: .none)
  }
}

extension Video {
  /// [`gtk_video_get_autoplay()`](https://docs.gtk.org/gtk4/method.Video.get_autoplay.html),
  /// [`gtk_video_set_autoplay()`](https://docs.gtk.org/gtk4/method.Video.set_autoplay.html)
  public var autoplay: Bool {
    get {
      gtk_video_get_autoplay(videoPointer) != 0
    }
    set {
      gtk_video_set_autoplay(videoPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_video_get_file()`](https://docs.gtk.org/gtk4/method.Video.get_file.html),
  /// [`gtk_video_set_file()`](https://docs.gtk.org/gtk4/method.Video.set_file.html)
  public var file: (any File)? {
    get {
      Object.find(gtk_video_get_file(videoPointer), as: (any File).self)
    }
    set {
      gtk_video_set_file(videoPointer, newValue?.filePointer)
    }
  }

  /// [`gtk_video_get_loop()`](https://docs.gtk.org/gtk4/method.Video.get_loop.html),
  /// [`gtk_video_set_loop()`](https://docs.gtk.org/gtk4/method.Video.set_loop.html)
  public var loop: Bool {
    get {
      gtk_video_get_loop(videoPointer) != 0
    }
    set {
      gtk_video_set_loop(videoPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_video_get_media_stream()`](https://docs.gtk.org/gtk4/method.Video.get_media_stream.html),
  /// [`gtk_video_set_media_stream()`](https://docs.gtk.org/gtk4/method.Video.set_media_stream.html)
  public var mediaStream: MediaStream? {
    get {
      MediaStream.wrap(gtk_video_get_media_stream(videoPointer))
    }
    set {
      gtk_video_set_media_stream(videoPointer, newValue?.mediaStreamPointer)
    }
  }
}

extension Video {
  /// [`gtk_video_set_filename()`](https://docs.gtk.org/gtk4/method.Video.set_filename.html)
  public func setFilename(_ filename: String?) {
    gtk_video_set_filename(videoPointer, filename)
  }

  /// [`gtk_video_set_resource()`](https://docs.gtk.org/gtk4/method.Video.set_resource.html)
  public func setResource(_ resourcePath: String?) {
    gtk_video_set_resource(videoPointer, resourcePath)
  }
}
#endif
