/// A value of a type that has no public initialiser, with the bytes of one that has its layout.
///
/// - Precondition: the layouts are the same. They have been so in all releases; a crash here tells of one that
///   differs.
func forgedValue<Layout, Value>(_ layout: Layout, as type: Value.Type = Value.self) -> Value {
  precondition(
    MemoryLayout<Layout>.size == MemoryLayout<Value>.size
      && MemoryLayout<Layout>.alignment == MemoryLayout<Value>.alignment,
    "The layout of \(Value.self) has changed: it has \(MemoryLayout<Value>.size) bytes.")
  return withUnsafePointer(to: layout) { pointer in
    UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self).pointee
  }
}
