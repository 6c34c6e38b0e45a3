#if GTK
import CGTK

extension Object {
  /// A GObject property by its name, for those that have no typed one: nil when the class has no
  /// such property, when its value is null, or when it cannot be converted.
  public func property<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T? {
    withProperty(name) { T.read(from: $0) }
  }

  /// A GObject property that holds an object: nil when the class has no such property, when its
  /// value is null or something else.
  public func objectProperty<T>(_ name: String, as type: T.Type = T.self) -> T? {
    withProperty(name) { value -> T? in
      guard swiftui_value_holds_object(value) != 0 else { return nil }
      return Object.find(g_value_get_object(value), as: type)
    }
  }

  /// Sets a GObject property by its name. GObject warns when the class has none of it.
  public func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T?) {
    guard let type = propertyType(name) else {
      return warnNoProperty(name)
    }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    newValue?.write(to: &value)
    g_object_set_property(objectPointer, name, &value)
  }

  /// Sets a GObject property that holds an object. GObject warns when the class has none of it.
  public func setObjectProperty(_ name: String, _ newValue: Object?) {
    guard let type = propertyType(name) else {
      return warnNoProperty(name)
    }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_value_set_object(&value, newValue?.pointer)
    g_object_set_property(objectPointer, name, &value)
  }

  private func withProperty<T>(
    _ name: String, read: (UnsafePointer<GValue>) -> T?
  ) -> T? {
    guard let type = propertyType(name) else {
      warnNoProperty(name)
      return nil
    }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(objectPointer, name, &value)
    return read(&value)
  }

  private func propertyType(_ name: String) -> GType? {
    swiftui_object_find_property(pointer, name).map { $0.pointee.value_type }
  }

  private func warnNoProperty(_ name: String) {
    swiftui_warning("\(typeName) has no property \"\(name)\"")
  }
}
#endif
