#if GTK
import CGTK

/// Ties each GObject to its wrapper: found again by qdata, kept alive by a toggle reference.
///
/// A toggle reference is a strong one that tells when it becomes the last, and when it stops being
/// that. The GObject holds the wrapper exactly while somebody else holds the GObject.
enum WrapperTable {
  private static let key: GQuark = g_quark_from_static_string("swift-wrapper")

  /// How many wrappers, and so at least as many GObjects, exist.
  private(set) static var liveCount = 0

  static func wrapper(of pointer: UnsafeMutableRawPointer) -> Object? {
    let object = pointer.assumingMemoryBound(to: GObject.self)
    guard let data = g_object_get_qdata(object, key) else { return nil }
    return Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
  }

  static func attach(
    _ wrapper: Object, to pointer: UnsafeMutableRawPointer, transfer: Transfer
  ) {
    let object = pointer.assumingMemoryBound(to: GObject.self)
    if g_object_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    } else if transfer == .none {
      g_object_ref(pointer)
    }
    // Starts as held by others; giving up the plain reference corrects that where nobody does.
    let unmanaged = Unmanaged.passRetained(wrapper)
    g_object_set_qdata(object, key, unmanaged.toOpaque())
    g_object_add_toggle_ref(object, toggled, unmanaged.toOpaque())
    g_object_unref(pointer)
    liveCount += 1
  }

  /// Gives the last reference back; the GObject is disposed of in here.
  static func detach(_ wrapper: Object, from pointer: UnsafeMutableRawPointer) {
    let object = pointer.assumingMemoryBound(to: GObject.self)
    liveCount -= 1
    // Handlers that run during dispose must not find a wrapper that is on its way out.
    g_object_steal_qdata(object, key)
    g_object_remove_toggle_ref(
      object, toggled, Unmanaged<Object>.passUnretained(wrapper).toOpaque())
  }
}

/// Called by GObject when the toggle reference becomes the last one, or stops being it.
nonisolated private func toggled(
  data: gpointer?, object: UnsafeMutablePointer<GObject>?, isLast: gboolean
) {
  guard let data else { return }
  let wrapper = Unmanaged<Object>.fromOpaque(data)
  if isLast != 0 {
    wrapper.release()
  } else {
    _ = wrapper.retain()
  }
}
#endif
