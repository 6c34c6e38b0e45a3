#if GTK
import CGTK

/// [`GtkMediaControls`](https://docs.gtk.org/gtk4/class.MediaControls.html)
open class MediaControls: Widget {
  /// `pointer`, as the functions of `GtkMediaControls` take it.
  public var mediaControlsPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_media_controls_get_type() }

  /// [`gtk_media_controls_new()`](https://docs.gtk.org/gtk4/ctor.MediaControls.new.html)
  public convenience init(stream: MediaStream? = nil) {
    let made = constructed(
      gtk_media_controls_new(stream?.mediaStreamPointer), by: "gtk_media_controls_new")
    self.init(raw: made, transfer: .none)
  }
}

extension MediaControls {
  /// [`gtk_media_controls_get_media_stream()`](https://docs.gtk.org/gtk4/method.MediaControls.get_media_stream.html),
  /// [`gtk_media_controls_set_media_stream()`](https://docs.gtk.org/gtk4/method.MediaControls.set_media_stream.html)
  public var mediaStream: MediaStream? {
    get {
      MediaStream.wrap(gtk_media_controls_get_media_stream(mediaControlsPointer))
    }
    set {
      gtk_media_controls_set_media_stream(mediaControlsPointer, newValue?.mediaStreamPointer)
    }
  }
}
#endif
