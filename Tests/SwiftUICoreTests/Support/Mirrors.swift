/// A stored property by its name, as reflection shows it, or an enum's payload by its case.
func child(_ label: String, of value: Any) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: value)
  while let current = mirror {
    if let child = current.children.first(where: { $0.label == label }) { return child.value }
    mirror = current.superclassMirror
  }
  return nil
}

struct NoSuchProperty: Error {
  let path: String
}

/// A property of a property, as inspection names it: `provider|base|size`.
func property(_ path: String, of value: Any) throws -> Any {
  try path.split(separator: "|").reduce(value) { value, label in
    guard let child = child(String(label), of: value) else { throw NoSuchProperty(path: path) }
    return child
  }
}
