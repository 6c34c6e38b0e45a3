#if GTK
import CGTK

extension Widget {
  /// Why a widget has no picture.
  public enum PictureError: Error, CustomStringConvertible {
    /// It is in no window, its window is not shown, or it has no area.
    case notShown
    /// It has drawn nothing at all.
    case empty
    /// The file could not be written.
    case cannotWrite(path: String)

    public var description: String {
      switch self {
      case .notShown: "the widget is not shown in a window"
      case .empty: "the widget draws nothing"
      case .cannotWrite(let path): "cannot write \(path)"
      }
    }
  }

  /// What the widget looks like now, in a PNG file, with transparency where it draws nothing.
  ///
  /// It must be in a window that is shown and laid out.
  public func writePNG(to path: String) throws(PictureError) {
    let texture = try makeTexture()
    guard gdk_texture_save_to_png(texture.texturePointer, path) != 0 else {
      throw .cannotWrite(path: path)
    }
  }

  /// What the widget looks like now.
  public func makeTexture() throws(PictureError) -> Texture {
    guard mapped, width > 0, height > 0, let native = gtk_widget_get_native(widgetPointer),
      let renderer = gtk_native_get_renderer(native)
    else { throw .notShown }
    let paintable = gtk_widget_paintable_new(widgetPointer)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw .empty }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    guard let found = Texture.wrap(texture, transfer: .full) else { throw .empty }
    return found
  }
}
#endif
