#if GTK
import CGTK

/// Which Swift class stands for a GType.
enum TypeRegistry {
  private static var classes: [GType: Object.Type] = {
    var result = [FundamentalType.object: Object.self]
    for type in knownTypes { result[type.gType] = type }
    return result
  }()

  static func register(_ type: Object.Type, for gType: GType) {
    classes[gType] = type
  }

  static func swiftClass(for pointer: UnsafeMutableRawPointer) -> Object.Type {
    let exact = swiftui_object_type(pointer)
    if let known = classes[exact] { return known }
    var found = nearestClass(exact)
    // Of an object of a private class, such as GTK's own lists, an interface may tell more.
    if found == Object.self { found = classOfInterface(exact) ?? found }
    classes[exact] = found
    return found
  }

  private static func nearestClass(_ exact: GType) -> Object.Type {
    var type = g_type_parent(exact)
    while type != 0 {
      if let known = classes[type] { return known }
      type = g_type_parent(type)
    }
    return Object.self
  }

  /// The class that stands for an interface of the type: one whose `gType` is that interface's.
  private static func classOfInterface(_ exact: GType) -> Object.Type? {
    var count: guint = 0
    let interfaces = g_type_interfaces(exact, &count)
    defer { g_free(interfaces) }
    return UnsafeBufferPointer(start: interfaces, count: Int(count)).lazy.compactMap { classes[$0] }
      .first
  }
}

extension Object {
  /// Makes `wrap(_:)` use this class for objects of its `gType`: for classes of other libraries.
  ///
  /// Only objects that have no wrapper yet are concerned, so call this before the first is made.
  public static func register() {
    TypeRegistry.register(self, for: gType)
  }
}
#endif
