#if GTK
import CGTK

extension Object {
  /// The wrapper of a GObject: the one it has, or a new one of the most derived class known.
  ///
  /// Nil when `pointer` is null, or when the object is no instance of the class that this is called
  /// on: `Label.wrap(p)` is nil for a button.
  /// - Parameter transfer: `.full` when the C function that `pointer` comes from returned a
  ///   reference of the caller's own.
  public static func wrap(
    _ pointer: UnsafeMutableRawPointer?, transfer: Transfer = .none
  ) -> Self? {
    guard let pointer else { return nil }
    if let known = WrapperTable.wrapper(of: pointer) {
      if transfer == .full {
        g_object_unref(pointer)
      }
      return known as? Self
    }
    let type = TypeRegistry.swiftClass(for: pointer)
    let made = type.init(raw: pointer, transfer: transfer)
    return made as? Self
  }

  /// The wrapper of a GObject whose pointer Swift imports without a struct.
  public static func wrap(_ pointer: OpaquePointer?, transfer: Transfer = .none) -> Self? {
    wrap(UnsafeMutableRawPointer(pointer), transfer: transfer)
  }

  /// The wrapper of a GObject, when it is of `type` (a class, or a protocol such as
  /// `(any Editable).self`).
  public static func find<T>(_ pointer: UnsafeMutableRawPointer?, as type: T.Type) -> T? {
    Object.wrap(pointer) as? T
  }

  /// The wrapper of a GObject, when it is of `type`, by a pointer that Swift imports without a
  /// struct.
  public static func find<T>(_ pointer: OpaquePointer?, as type: T.Type) -> T? {
    Object.wrap(pointer) as? T
  }

  /// The wrapper of a GObject, when it is of `type`, taking over the reference of the caller's own
  /// that came with the pointer.
  static func take<T>(_ pointer: OpaquePointer?, as type: T.Type) -> T? {
    Object.wrap(pointer, transfer: .full) as? T
  }

  /// The same object, with one more reference for a C function that takes it over.
  func referenced() -> Self {
    g_object_ref(pointer)
    return self
  }

  /// Whether the object has `type`, or is derived from it, or implements it.
  public func isA(_ type: GType) -> Bool {
    g_type_is_a(instanceType, type) != 0
  }
}
#endif
