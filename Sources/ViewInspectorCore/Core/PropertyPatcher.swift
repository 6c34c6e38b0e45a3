import SwiftUI

/// Replaces stored properties of a value whose type is not known, which reflection alone can only copy.
@MainActor
enum PropertyPatcher {
  /// The value with each property replaced for which `replacement` returns another one of the same type; nested
  /// groups of dynamic properties are entered.
  static func patched<T>(_ value: T, _ replacement: (String, Any) -> Any?) -> T {
    var result: T = value
    var floor = 0
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      let end: Int = MemoryLayout<T>.size
      guard let offset = offset(of: child.value, index, in: result, from: floor) else { continue }
      let size: Int = byteCount(child.value)
      if let new = self.new(child, replacement) { store(new, at: offset, in: &result) }
      floor = min(offset + size, end)
    }
    return result
  }

  private static func new(_ child: Mirror.Child, _ replacement: (String, Any) -> Any?) -> Any? {
    if let new = replacement(child.label ?? "", child.value) { return new }
    guard let group = child.value as? any SwiftUI.DynamicProperty, !(group is any InjectedProperty)
    else { return nil }
    return nested(group, replacement)
  }

  private static func nested<P: SwiftUI.DynamicProperty>(
    _ group: P, _ replacement: (String, Any) -> Any?
  ) -> Any? {
    Mirror(reflecting: group).children.isEmpty ? nil : patched(group, replacement)
  }

  /// Where the property's bytes stand: the first place, not before `floor`, that has them and that reflection
  /// shows as this property.
  private static func offset<T>(
    of property: Any, _ index: Int, in value: T, from floor: Int
  ) -> Int? {
    func find<P>(_ property: P) -> Int? {
      let size: Int = MemoryLayout<P>.size
      let step: Int = MemoryLayout<P>.alignment
      guard size > 0 else { return nil }
      var offset: Int = (floor + step - 1) / step * step
      while offset + size <= MemoryLayout<T>.size {
        if hasBytes(of: property, at: offset, in: value), isShown(index, property, offset, value) {
          return offset
        }
        offset += step
      }
      return nil
    }
    return _openExistential(property, do: find)
  }

  private static func hasBytes<T, P>(of property: P, at offset: Int, in value: T) -> Bool {
    // The rest of a case that does not fill its enum is of no meaning, and need not be the same.
    let count: Int = (property as? any InjectedProperty)?.significantBytes ?? MemoryLayout<P>.size
    return withUnsafeBytes(of: value) { whole in
      withUnsafeBytes(of: property) { part in
        whole[offset..<offset + count].elementsEqual(part.prefix(count))
      }
    }
  }

  /// Whether the bytes at the offset are the property's: changes plain data there and looks.
  private static func isShown<T, P>(
    _ index: Int, _ property: P, _ offset: Int, _ value: T
  ) -> Bool {
    // Only properties that must be connected are worth the doubt; others just move the floor.
    guard let probe = property as? any ProbedProperty else { return true }
    return probe.isFound(at: offset, index, in: value)
  }

  private static func byteCount(_ value: Any) -> Int {
    func size<P>(_ value: P) -> Int { MemoryLayout<P>.size }
    return _openExistential(value, do: size)
  }

  private static func store<T>(_ new: Any, at offset: Int, in value: inout T) {
    func write<P>(_ new: P) {
      withUnsafeMutableBytes(of: &value) { bytes in
        guard let base = bytes.baseAddress, offset + MemoryLayout<P>.size <= bytes.count else {
          return
        }
        (base + offset).assumingMemoryBound(to: P.self).pointee = new
      }
    }
    _openExistential(new, do: write)
  }
}
