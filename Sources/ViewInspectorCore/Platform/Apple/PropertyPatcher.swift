#if !os(Linux)
import SwiftUI

/// Replaces stored properties of a value whose type is not known, which reflection alone can only copy.
///
/// Where they stand is worked out from the rule by which the compiler lays structures out: in the order of their
/// declaration, each at the next place of its alignment. ``PropertyOffsets`` refuses what is not certain.
@MainActor
enum PropertyPatcher {
  /// The value with each property replaced for which `replacement` returns another one of the same type; nested
  /// groups of dynamic properties are entered.
  static func patched<T>(_ value: T, _ replacement: (String, Any) -> Any?) throws -> T {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return value }
    let properties = Array(mirror.children)
    let replacements = try properties.map { try new($0, replacement) }
    guard replacements.contains(where: { $0 != nil }) else { return value }
    let offsets = PropertyOffsets(of: value, properties.map(\.value))
    var result = value
    for (index, new) in replacements.enumerated() {
      if let new { store(new, at: try offsets.offset(ofPropertyAt: index), in: &result) }
    }
    return result
  }

  private static func new(
    _ child: Mirror.Child, _ replacement: (String, Any) -> Any?
  ) throws -> Any? {
    if let new = replacement(child.label ?? "", child.value) { return new }
    guard let group = child.value as? any SwiftUI.DynamicProperty, !(group is any InjectedProperty)
    else { return nil }
    return try patchedGroup(group, replacement)
  }

  private static func patchedGroup<P: SwiftUI.DynamicProperty>(
    _ group: P, _ replacement: (String, Any) -> Any?
  ) throws -> Any? {
    var isReplaced = false
    let result = try patched(group) { label, property in
      let new = replacement(label, property)
      if new != nil { isReplaced = true }
      return new
    }
    return isReplaced ? result : nil
  }

  private static func store<T>(_ new: Any, at offset: Int, in value: inout T) {
    func write<P>(_ new: P) {
      withUnsafeMutablePointer(to: &value) { pointer in
        UnsafeMutableRawPointer(pointer).advanced(by: offset)
          .assumingMemoryBound(to: P.self).pointee = new
      }
    }
    _openExistential(new, do: write)
  }
}
#endif
