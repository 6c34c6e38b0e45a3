#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// A picture made of pixels: a file's, or encoded data's.
final class PixelPicture: Picture {
  private var primitive: ImagePrimitive?
  private var loaded: ImageTextures.Loaded?
  /// The size that the paintable was made for, where that matters.
  private var preparedSize: CGSize?

  /// The size of the whole in points.
  private(set) var pointSize = CGSize(width: 16, height: 16)

  func show(_ primitive: ImagePrimitive, from old: ImagePrimitive?) {
    self.primitive = primitive
    contentFit = .fill
    canShrink = true
    if old?.image.source != primitive.image.source {
      loaded = ImageTextures.texture(for: primitive.image.source)
      pointSize = loaded.map(Self.pointSize) ?? CGSize(width: 16, height: 16)
    }
    alternativeText = primitive.accessibilityLabel
    preparedSize = nil
    if loaded == nil {
      showMissingIcon()
    } else if isPlain {
      paintable = loaded?.texture
    } else {
      updatePaintable(pointSize)
    }
  }

  private static func pointSize(_ loaded: ImageTextures.Loaded) -> CGSize {
    CGSize(
      width: CGFloat(loaded.texture.width) / loaded.scale,
      height: CGFloat(loaded.texture.height) / loaded.scale)
  }

  /// Whether the pixels are shown as they are, at any size.
  private var isPlain: Bool {
    guard let image = primitive?.image, loaded != nil else { return true }
    let resizing = image.resizing
    return image.renderingMode != .template && image.interpolation != .none
      && resizing?.mode != .tile && resizing?.capInsets ?? EdgeInsets() == EdgeInsets()
  }

  /// Draws anew what depends on the size.
  func prepare(for size: CGSize) {
    guard !isPlain, preparedSize != size else { return }
    updatePaintable(size)
  }

  private func updatePaintable(_ size: CGSize) {
    guard let primitive, let loaded, size.width > 0, size.height > 0,
      size.width < CGFloat(Int16.max), size.height < CGFloat(Int16.max)
    else { return }
    preparedSize = size
    let drawing = ImageDrawing(loaded, primitive.image, primitive.foreground)
    take(drawing.makePaintable(size))
  }

  private func take(_ paintable: OpaquePointer?) {
    gtk_picture_set_paintable(picturePointer, paintable)
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  private func showMissingIcon() {
    guard let display = Display.default, let theme = IconTheme.getForDisplay(display) else {
      return
    }
    let icon = gtk_icon_theme_lookup_icon(
      theme.iconThemePointer, SystemImageNames.missingIcon, nil, 16, 1, GTK_TEXT_DIR_NONE,
      GtkIconLookupFlags(0))
    take(icon)
  }
}
#endif
