#if GTK
import CGTK

/// Which Swift class stands for a GType.
enum TypeRegistry {
  private static var classes: [GType: Object.Type] = {
    var result: [GType: Object.Type] = [FundamentalType.object: Object.self]
    for type: Object.Type in handWrittenTypes + generatedTypes {
      result[type.gType] = type
    }
    return result
  }()

  static func register(_ type: Object.Type, for gType: GType) {
    classes[gType] = type
  }

  static func swiftClass(for pointer: UnsafeMutableRawPointer) -> Object.Type {
    let exact: GType = swiftui_object_type(pointer)
    if let known = classes[exact] { return known }
    var type: GType = g_type_parent(exact)
    while type != 0 {
      if let known = classes[type] {
        let found: Object.Type = specialised(known, exact)
        classes[exact] = found
        return found
      }
      type = g_type_parent(type)
    }
    return Object.self
  }

  /// GTK makes lists of private classes; what is known of them is that they are lists.
  private static func specialised(_ found: Object.Type, _ exact: GType) -> Object.Type {
    guard found == Object.self, g_type_is_a(exact, g_list_model_get_type()) != 0 else {
      return found
    }
    return PrivateListModel.self
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
