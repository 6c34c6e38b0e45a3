#if GTK
import Foundation
import GTK
import SwiftUICore

/// The decoded images that are in use, each once.
@MainActor
enum ImageTextures {
  struct Loaded {
    let texture: Texture
    /// Pixels to a point.
    let scale: CGFloat
  }

  private struct WeakTexture { weak var texture: Texture? }
  private static var files: [URL: WeakTexture] = [:]

  /// Nil, with one diagnostic, for what is not an image; nil for symbols, which are no pixels.
  static func texture(for source: ResolvedImage.Source) -> Loaded? {
    switch source {
    case .file(let url, let scale): file(url).map { Loaded(texture: $0, scale: scale) }
    case .data(let data): decode(data).map { Loaded(texture: $0, scale: 1) }
    case .symbol, .missing: nil
    }
  }

  private static func file(_ url: URL) -> Texture? {
    if let known = files[url]?.texture { return known }
    do {
      let texture = try Texture.load(path: url.path)
      files[url] = WeakTexture(texture: texture)
      return texture
    } catch {
      Diagnostics.reportOnce("The image \(url.path) cannot be shown: \(error)")
      return nil
    }
  }

  private static func decode(_ data: Data) -> Texture? {
    do {
      return try Texture.load(data: data)
    } catch {
      Diagnostics.reportOnce("An image's data cannot be shown: \(error)")
      return nil
    }
  }
}
#endif
