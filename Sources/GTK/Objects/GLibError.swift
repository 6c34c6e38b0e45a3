#if GTK
import CGTK

/// What GLib says went wrong.
nonisolated public struct GLibError: Error, CustomStringConvertible {
  /// The library's words, in the user's language.
  public let message: String
  /// The area that `code` belongs to, such as `gdk-pixbuf-error-quark`.
  public let domain: String
  public let code: Int

  /// Takes over what a C function stored through its `GError **`.
  init(taking error: UnsafeMutablePointer<GError>?) {
    message = swiftString(error?.pointee.message)
    domain = swiftString(g_quark_to_string(error?.pointee.domain ?? 0))
    code = Int(error?.pointee.code ?? 0)
    if let error {
      g_error_free(error)
    }
  }

  public var description: String { message }
}
#endif
