/// A value of a gesture's, which has no public initializer, made of a structure with the same stored properties.
///
/// - Precondition: the structures have the same layout, as in all releases so far: they are compared in size before,
///   and what was put in must be what the value's public properties say.
func gestureValue<Layout, Value>(
  _ layout: Layout, says isRight: (Value) -> Bool
) -> Value {
  precondition(
    MemoryLayout<Layout>.size == MemoryLayout<Value>.size
      && MemoryLayout<Layout>.alignment == MemoryLayout<Value>.alignment,
    "The layout of \(Value.self) has changed: it has \(MemoryLayout<Value>.size) bytes.")
  let value = withUnsafePointer(to: layout) { pointer in
    UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self).pointee
  }
  precondition(isRight(value), "The layout of \(Value.self) has changed: \(value)")
  return value
}
