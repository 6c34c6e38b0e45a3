#if GTK
import CGTK

/// [`GtkMediaStream`](https://docs.gtk.org/gtk4/class.MediaStream.html)
open class MediaStream: Object, Paintable {
  /// `pointer`, as the functions of `GtkMediaStream` take it.
  public var mediaStreamPointer: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  open override class var gType: GType { gtk_media_stream_get_type() }
}

extension MediaStream {
  /// [`gtk_media_stream_get_duration()`](https://docs.gtk.org/gtk4/method.MediaStream.get_duration.html)
  public var duration: Int {
    Int(gtk_media_stream_get_duration(mediaStreamPointer))
  }

  /// [`GtkMediaStream:ended`](https://docs.gtk.org/gtk4/property.MediaStream.ended.html)
  public var ended: Bool {
    property("ended") ?? false
  }

  /// [`gtk_media_stream_has_audio()`](https://docs.gtk.org/gtk4/method.MediaStream.has_audio.html)
  public var hasAudio: Bool {
    gtk_media_stream_has_audio(mediaStreamPointer) != 0
  }

  /// [`gtk_media_stream_has_video()`](https://docs.gtk.org/gtk4/method.MediaStream.has_video.html)
  public var hasVideo: Bool {
    gtk_media_stream_has_video(mediaStreamPointer) != 0
  }

  /// [`gtk_media_stream_get_loop()`](https://docs.gtk.org/gtk4/method.MediaStream.get_loop.html),
  /// [`gtk_media_stream_set_loop()`](https://docs.gtk.org/gtk4/method.MediaStream.set_loop.html)
  public var loop: Bool {
    get {
      gtk_media_stream_get_loop(mediaStreamPointer) != 0
    }
    set {
      gtk_media_stream_set_loop(mediaStreamPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_media_stream_get_muted()`](https://docs.gtk.org/gtk4/method.MediaStream.get_muted.html),
  /// [`gtk_media_stream_set_muted()`](https://docs.gtk.org/gtk4/method.MediaStream.set_muted.html)
  public var muted: Bool {
    get {
      gtk_media_stream_get_muted(mediaStreamPointer) != 0
    }
    set {
      gtk_media_stream_set_muted(mediaStreamPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_media_stream_get_playing()`](https://docs.gtk.org/gtk4/method.MediaStream.get_playing.html),
  /// [`gtk_media_stream_set_playing()`](https://docs.gtk.org/gtk4/method.MediaStream.set_playing.html)
  public var playing: Bool {
    get {
      gtk_media_stream_get_playing(mediaStreamPointer) != 0
    }
    set {
      gtk_media_stream_set_playing(mediaStreamPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkMediaStream:prepared`](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html)
  public var prepared: Bool {
    get {
      property("prepared") ?? false
    }
    set {
      setProperty("prepared", newValue)
    }
  }

  /// [`GtkMediaStream:seekable`](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html)
  public var seekable: Bool {
    property("seekable") ?? false
  }

  /// [`GtkMediaStream:seeking`](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html)
  public var seeking: Bool {
    property("seeking") ?? false
  }

  /// [`gtk_media_stream_get_timestamp()`](https://docs.gtk.org/gtk4/method.MediaStream.get_timestamp.html)
  public var timestamp: Int {
    Int(gtk_media_stream_get_timestamp(mediaStreamPointer))
  }

  /// [`gtk_media_stream_get_volume()`](https://docs.gtk.org/gtk4/method.MediaStream.get_volume.html),
  /// [`gtk_media_stream_set_volume()`](https://docs.gtk.org/gtk4/method.MediaStream.set_volume.html)
  public var volume: Double {
    get {
      gtk_media_stream_get_volume(mediaStreamPointer)
    }
    set {
      gtk_media_stream_set_volume(mediaStreamPointer, newValue)
    }
  }

  /// [`gtk_media_stream_get_ended()`](https://docs.gtk.org/gtk4/method.MediaStream.get_ended.html)
  public var mediaStreamEnded: Bool {
    gtk_media_stream_get_ended(mediaStreamPointer) != 0
  }

  /// [`gtk_media_stream_is_prepared()`](https://docs.gtk.org/gtk4/method.MediaStream.is_prepared.html)
  public var isPrepared: Bool {
    gtk_media_stream_is_prepared(mediaStreamPointer) != 0
  }

  /// [`gtk_media_stream_is_seekable()`](https://docs.gtk.org/gtk4/method.MediaStream.is_seekable.html)
  public var isSeekable: Bool {
    gtk_media_stream_is_seekable(mediaStreamPointer) != 0
  }

  /// [`gtk_media_stream_is_seeking()`](https://docs.gtk.org/gtk4/method.MediaStream.is_seeking.html)
  public var isSeeking: Bool {
    gtk_media_stream_is_seeking(mediaStreamPointer) != 0
  }
}

extension MediaStream {
  /// [`gtk_media_stream_pause()`](https://docs.gtk.org/gtk4/method.MediaStream.pause.html)
  public func pause() {
    gtk_media_stream_pause(mediaStreamPointer)
  }

  /// [`gtk_media_stream_play()`](https://docs.gtk.org/gtk4/method.MediaStream.play.html)
  public func play() {
    gtk_media_stream_play(mediaStreamPointer)
  }

  /// [`gtk_media_stream_realize()`](https://docs.gtk.org/gtk4/method.MediaStream.realize.html)
  public func realize(_ surface: Surface) {
    gtk_media_stream_realize(mediaStreamPointer, surface.surfacePointer)
  }

  /// [`gtk_media_stream_seek()`](https://docs.gtk.org/gtk4/method.MediaStream.seek.html)
  public func seek(_ timestamp: Int) {
    gtk_media_stream_seek(mediaStreamPointer, gint64(clamping: timestamp))
  }

  /// [`gtk_media_stream_seek_failed()`](https://docs.gtk.org/gtk4/method.MediaStream.seek_failed.html)
  public func seekFailed() {
    gtk_media_stream_seek_failed(mediaStreamPointer)
  }

  /// [`gtk_media_stream_seek_success()`](https://docs.gtk.org/gtk4/method.MediaStream.seek_success.html)
  public func seekSuccess() {
    gtk_media_stream_seek_success(mediaStreamPointer)
  }

  /// [`gtk_media_stream_stream_ended()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_ended.html)
  public func streamEnded() {
    gtk_media_stream_stream_ended(mediaStreamPointer)
  }

  /// [`gtk_media_stream_stream_prepared()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_prepared.html)
  public func streamPrepared(_ hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
    gtk_media_stream_stream_prepared(
      mediaStreamPointer, hasAudio ? 1 : 0, hasVideo ? 1 : 0, seekable ? 1 : 0,
      gint64(clamping: duration))
  }

  /// [`gtk_media_stream_stream_unprepared()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_unprepared.html)
  public func streamUnprepared() {
    gtk_media_stream_stream_unprepared(mediaStreamPointer)
  }

  /// [`gtk_media_stream_unrealize()`](https://docs.gtk.org/gtk4/method.MediaStream.unrealize.html)
  public func unrealize(_ surface: Surface) {
    gtk_media_stream_unrealize(mediaStreamPointer, surface.surfacePointer)
  }

  /// [`gtk_media_stream_update()`](https://docs.gtk.org/gtk4/method.MediaStream.update.html)
  public func update(_ timestamp: Int) {
    gtk_media_stream_update(mediaStreamPointer, gint64(clamping: timestamp))
  }
}
#endif
