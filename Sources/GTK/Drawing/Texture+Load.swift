#if GTK
import CGTK
import Foundation

extension Texture {
  /// Reads a picture from a file of any format that GTK knows.
  public static func load(path: String) throws -> Texture {
    var error: UnsafeMutablePointer<GError>?
    let made = gdk_texture_new_from_filename(path, &error)
    guard let texture = Texture.wrap(made, transfer: .full) else {
      throw GLibError(taking: error)
    }
    return texture
  }

  /// Reads a picture from a file's content.
  public static func load(data: Data) throws -> Texture {
    let bytes = data.withUnsafeBytes {
      g_bytes_new($0.baseAddress, gsize($0.count))
    }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    let made = gdk_texture_new_from_bytes(bytes, &error)
    guard let texture = Texture.wrap(made, transfer: .full) else {
      throw GLibError(taking: error)
    }
    return texture
  }

  /// Makes a picture of pixels: red, green, blue, alpha, a byte each and not premultiplied, row
  /// after row without gaps.
  ///
  /// Nil when there are not `4 * width * height` bytes.
  public static func make(rgba pixels: [UInt8], width: Int, height: Int) -> Texture? {
    guard width > 0, height > 0, pixels.count == 4 * width * height else { return nil }
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let made = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(4 * width))
    return Texture.wrap(made, transfer: .full)
  }
}
#endif
