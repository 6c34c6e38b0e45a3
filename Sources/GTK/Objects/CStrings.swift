#if GTK
import CGTK

/// Calls `body` with a null-terminated array of C strings that lives as long as the call.
func withCStrings<R>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> R
) -> R {
  let owned = strings.map { g_strdup($0) }
  defer { owned.forEach { g_free($0) } }
  let pointers = owned.map { UnsafePointer($0) } + [nil]
  return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
}
#endif
