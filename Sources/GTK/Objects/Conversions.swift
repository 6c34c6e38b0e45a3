#if GTK
import CGTK

/// A C string that its owner keeps; empty for null.
nonisolated func swiftString(_ value: UnsafePointer<CChar>?) -> String {
  value.map { String(cString: $0) } ?? ""
}

/// A C string that its owner keeps; nil for null.
func optionalSwiftString(_ value: UnsafePointer<CChar>?) -> String? {
  value.map { String(cString: $0) }
}

/// A C string that the caller has to free; nil for null.
func takenString(_ value: UnsafeMutablePointer<CChar>?) -> String? {
  guard let value else { return nil }
  defer { g_free(value) }
  return String(cString: value)
}

/// What a C constructor returned, which is null only when it was called wrongly.
func constructed(
  _ pointer: UnsafeMutableRawPointer?, by function: StaticString
) -> UnsafeMutableRawPointer {
  guard let pointer else { preconditionFailure("\(function) made nothing") }
  return pointer
}

/// What a C constructor returned as a pointer that Swift imports without a struct; null only when
/// it was called wrongly.
func constructed(
  _ pointer: OpaquePointer?, by function: StaticString
) -> UnsafeMutableRawPointer {
  constructed(UnsafeMutableRawPointer(pointer), by: function)
}
#endif
