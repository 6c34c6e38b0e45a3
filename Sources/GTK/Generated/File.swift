#if GTK
import CGTK

/// [`GFile`](https://docs.gtk.org/gio/iface.File.html)
public protocol File: Object {}

extension File {
  /// `pointer`, as the functions of `GFile` take it.
  public var filePointer: OpaquePointer {
    opaquePointer
  }
}

extension File {
  /// [`g_file_get_basename()`](https://docs.gtk.org/gio/method.File.get_basename.html)
  public var basename: String? {
    takenString(g_file_get_basename(filePointer))
  }

  /// [`g_file_get_parent()`](https://docs.gtk.org/gio/method.File.get_parent.html)
  public var parent: (any File)? {
    Object.take(g_file_get_parent(filePointer), as: (any File).self)
  }

  /// [`g_file_get_parse_name()`](https://docs.gtk.org/gio/method.File.get_parse_name.html)
  public var parseName: String {
    takenString(g_file_get_parse_name(filePointer)) ?? ""
  }

  /// [`g_file_get_path()`](https://docs.gtk.org/gio/method.File.get_path.html)
  public var path: String? {
    takenString(g_file_get_path(filePointer))
  }

  /// [`g_file_get_uri()`](https://docs.gtk.org/gio/method.File.get_uri.html)
  public var uri: String {
    takenString(g_file_get_uri(filePointer)) ?? ""
  }

  /// [`g_file_get_uri_scheme()`](https://docs.gtk.org/gio/method.File.get_uri_scheme.html)
  public var uriScheme: String? {
    takenString(g_file_get_uri_scheme(filePointer))
  }

  /// [`g_file_is_native()`](https://docs.gtk.org/gio/method.File.is_native.html)
  public var isNative: Bool {
    g_file_is_native(filePointer) != 0
  }
}

extension File {
  /// [`g_file_dup()`](https://docs.gtk.org/gio/method.File.dup.html)
  @discardableResult
  public func dup() -> (any File)? {
    Object.take(g_file_dup(filePointer), as: (any File).self)
  }

  /// [`g_file_equal()`](https://docs.gtk.org/gio/method.File.equal.html)
  @discardableResult
  public func equal(_ file2: any File) -> Bool {
    g_file_equal(filePointer, file2.filePointer) != 0
  }

  /// [`g_file_get_child()`](https://docs.gtk.org/gio/method.File.get_child.html)
  @discardableResult
  public func getChild(_ name: String) -> (any File)? {
    Object.take(g_file_get_child(filePointer, name), as: (any File).self)
  }

  /// [`g_file_get_relative_path()`](https://docs.gtk.org/gio/method.File.get_relative_path.html)
  @discardableResult
  public func getRelativePath(_ descendant: any File) -> String? {
    takenString(g_file_get_relative_path(filePointer, descendant.filePointer))
  }

  /// [`g_file_has_parent()`](https://docs.gtk.org/gio/method.File.has_parent.html)
  @discardableResult
  public func hasParent(_ parent: (any File)?) -> Bool {
    g_file_has_parent(filePointer, parent?.filePointer) != 0
  }

  /// [`g_file_has_prefix()`](https://docs.gtk.org/gio/method.File.has_prefix.html)
  @discardableResult
  public func hasPrefix(_ prefix: any File) -> Bool {
    g_file_has_prefix(filePointer, prefix.filePointer) != 0
  }

  /// [`g_file_has_uri_scheme()`](https://docs.gtk.org/gio/method.File.has_uri_scheme.html)
  @discardableResult
  public func hasUriScheme(_ uriScheme: String) -> Bool {
    g_file_has_uri_scheme(filePointer, uriScheme) != 0
  }

  /// [`g_file_peek_path()`](https://docs.gtk.org/gio/method.File.peek_path.html)
  @discardableResult
  public func peekPath() -> String? {
    optionalSwiftString(g_file_peek_path(filePointer))
  }

  /// [`g_file_resolve_relative_path()`](https://docs.gtk.org/gio/method.File.resolve_relative_path.html)
  @discardableResult
  public func resolveRelativePath(_ relativePath: String) -> (any File)? {
    Object.take(g_file_resolve_relative_path(filePointer, relativePath), as: (any File).self)
  }

  /// [`g_file_supports_thread_contexts()`](https://docs.gtk.org/gio/method.File.supports_thread_contexts.html)
  @discardableResult
  public func supportsThreadContexts() -> Bool {
    g_file_supports_thread_contexts(filePointer) != 0
  }
}
#endif
