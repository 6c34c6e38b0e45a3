#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// A part of an image that fills an area by being repeated.
@MainActor
struct ImageTile {
  private let texture: Texture
  /// In the texture's pixels.
  private let part: CGRect
  /// Points to a pixel.
  private let scale: CGFloat

  /// Nil where there is no image, or no part of it.
  init?(_ image: SwiftUICore.Image, _ sourceRect: CGRect, _ scale: CGFloat) {
    let resolved = image.resolve(in: EnvironmentValues())
    guard let loaded = ImageTextures.texture(for: resolved.source) else { return nil }
    let size = CGSize(width: loaded.texture.width, height: loaded.texture.height)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let source = sourceRect.intersection(unit)
    part = CGRect(
      x: (source.minX * size.width).rounded(.down), y: (source.minY * size.height).rounded(.down),
      width: (source.width * size.width).rounded(),
      height: (source.height * size.height).rounded())
    guard !source.isNull, part.width >= 1, part.height >= 1, scale > 0, scale.isFinite else {
      return nil
    }
    texture = loaded.texture
    self.scale = scale / loaded.scale
  }

  func paint(_ context: OpaquePointer, at origin: CGPoint, _ opacity: Double) {
    guard let surface = makeSurface() else { return }
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / scale, 1 / scale)
    cairo_matrix_translate(&matrix, -origin.x, -origin.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint_with_alpha(context, opacity)
  }

  /// The part as a surface of its own, so that just it is repeated.
  private func makeSurface() -> OpaquePointer? {
    let whole = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(texture.width), Int32(texture.height))
    defer { cairo_surface_destroy(whole) }
    guard let bytes = cairo_image_surface_get_data(whole) else { return nil }
    gdk_texture_download(
      texture.texturePointer, bytes, gsize(cairo_image_surface_get_stride(whole)))
    cairo_surface_mark_dirty(whole)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height))
    let context = cairo_create(surface)
    cairo_set_source_surface(context, whole, -part.minX, -part.minY)
    cairo_paint(context)
    cairo_destroy(context)
    return surface
  }
}
#endif
