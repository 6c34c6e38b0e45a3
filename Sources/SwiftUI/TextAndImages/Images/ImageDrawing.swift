#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// Draws an image at a size in ways that a texture alone does not offer: in one color, repeated,
/// with borders that keep their size, or with sharp pixels.
@MainActor
struct ImageDrawing {
  private let loaded: ImageTextures.Loaded
  private let image: ResolvedImage
  private let foreground: ResolvedPaint?

  init(
    _ loaded: ImageTextures.Loaded, _ image: ResolvedImage, _ foreground: ResolvedPaint?
  ) {
    self.loaded = loaded
    self.image = image
    self.foreground = foreground
  }

  /// The `GdkPaintable *`, whose class is none that Swift knows; the reference is the caller's.
  func makePaintable(_ size: CGSize) -> OpaquePointer? {
    guard let pointer = gtk_snapshot_new() else { return nil }
    draw(in: Snapshot(pointer: pointer), size)
    var natural = graphene_size_t(width: Float(size.width), height: Float(size.height))
    return gtk_snapshot_free_to_paintable(pointer, &natural)
  }

  private func draw(in snapshot: Snapshot, _ size: CGSize) {
    let isTinted = image.renderingMode == .template
    if isTinted { pushTint(to: snapshot) }
    let bounds = CGRect(origin: .zero, size: size)
    if image.interpolation == .none {
      drawSharp(in: snapshot, bounds)
    } else if image.resizing?.mode == .tile {
      var area = bounds.graphene
      var tile = CGRect(origin: .zero, size: pointSize).graphene
      gtk_snapshot_push_repeat(snapshot.pointer, &area, &tile)
      append(to: snapshot, CGRect(origin: .zero, size: pointSize))
      snapshot.pop()
    } else if let insets = image.resizing?.capInsets, insets != EdgeInsets() {
      for part in NineParts(pointSize, insets, bounds).parts {
        append(part.source, at: part.target, to: snapshot)
      }
    } else {
      append(to: snapshot, bounds)
    }
    if isTinted { snapshot.pop() }
  }

  private var pointSize: CGSize {
    CGSize(
      width: CGFloat(loaded.texture.width) / loaded.scale,
      height: CGFloat(loaded.texture.height) / loaded.scale)
  }

  private func append(to snapshot: Snapshot, _ rect: CGRect) {
    var rect = rect.graphene
    gtk_snapshot_append_texture(snapshot.pointer, loaded.texture.texturePointer, &rect)
  }

  /// A part of the image, in points, stretched to a place.
  private func append(_ source: CGRect, at target: CGRect, to snapshot: Snapshot) {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    let scale = CGSize(
      width: target.width / source.width, height: target.height / source.height)
    var clip = target.graphene
    gtk_snapshot_push_clip(snapshot.pointer, &clip)
    append(
      to: snapshot,
      CGRect(
        x: target.minX - source.minX * scale.width, y: target.minY - source.minY * scale.height,
        width: pointSize.width * scale.width, height: pointSize.height * scale.height))
    snapshot.pop()
  }

  /// Keeps the opacity of what follows, and gives all of it one color.
  private func pushTint(to snapshot: Snapshot) {
    let color = (foreground?.plainColor ?? .black).rgba
    var matrix = graphene_matrix_t()
    var values: [Float] = Array(repeating: 0, count: 16)
    values[15] = Float(color.alpha)
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
    gtk_snapshot_push_color_matrix(snapshot.pointer, &matrix, &offset)
  }

  private func drawSharp(in snapshot: Snapshot, _ bounds: CGRect) {
    let texture = loaded.texture
    snapshot.drawCairo(in: bounds) { context in
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(texture.width), Int32(texture.height))
      defer { cairo_surface_destroy(surface) }
      guard let bytes = cairo_image_surface_get_data(surface) else { return }
      gdk_texture_download(
        texture.texturePointer, bytes, gsize(cairo_image_surface_get_stride(surface)))
      cairo_surface_mark_dirty(surface)
      cairo_scale(
        context, bounds.width / CGFloat(texture.width), bounds.height / CGFloat(texture.height))
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
  }
}

/// The four corners, four borders and the middle of an image whose borders keep their size.
struct NineParts {
  private(set) var parts: [(source: CGRect, target: CGRect)] = []

  init(_ size: CGSize, _ insets: EdgeInsets, _ target: CGRect) {
    let sourceX = Self.cuts(0, size.width, insets.leading, insets.trailing)
    let sourceY = Self.cuts(0, size.height, insets.top, insets.bottom)
    let targetX = Self.cuts(
      target.minX, target.maxX, insets.leading, insets.trailing)
    let targetY = Self.cuts(
      target.minY, target.maxY, insets.top, insets.bottom)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = Self.cell(sourceX, sourceY, column, row)
        parts.append((source, Self.cell(targetX, targetY, column, row)))
      }
    }
  }

  /// Where the borders end; they share the length where there is not enough.
  private static func cuts(
    _ start: CGFloat, _ end: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [CGFloat] {
    let wanted = max(0, before) + max(0, after)
    let scale = wanted > end - start && wanted > 0 ? (end - start) / wanted : 1
    return [start, start + max(0, before) * scale, end - max(0, after) * scale, end]
  }

  private static func cell(_ x: [CGFloat], _ y: [CGFloat], _ column: Int, _ row: Int) -> CGRect {
    CGRect(
      x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
  }
}
#endif
