import SwiftUI

/// Reads closures the way they are stored.
///
/// Reflection copies a closure into its `Any` as the property has it, where numbers and small structures are passed
/// in registers. A closure that is cast out of an `Any` is called with all arguments in memory, as generic code calls
/// it. Both are the same for closures without arguments and result, and for those of a generic type's own parameters;
/// all others are to be read here.
@MainActor
enum StoredClosure {
  /// - Parameters:
  ///   - type: the closure's type, which is checked.
  ///   - holder: a structure whose one property is a closure of that type.
  static func read<Closure, Holder>(
    _ row: Structure, of value: Any, as type: Closure.Type, in holder: Holder.Type
  ) throws -> Holder {
    try held(Inspector.attribute(row, of: value), type, holder)
  }

  /// The closure in a structure that has it as its one property.
  static func held<Closure, Holder>(
    _ closure: Any, _ type: Closure.Type, _ holder: Holder.Type
  ) throws -> Holder {
    guard Swift.type(of: closure) == Closure.self,
      MemoryLayout<Closure>.size == MemoryLayout<Holder>.size
    else { throw InspectionError.typeMismatch(closure, Closure.self) }
    func read<C>(_ closure: C) -> Holder {
      withUnsafePointer(to: closure) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Holder.self).pointee
      }
    }
    return _openExistential(closure, do: read)
  }
}

extension Inspector {
  /// A stored closure that takes a boolean.
  static func boolAction(_ row: Structure, of value: Any) throws -> (Bool) -> Void {
    try StoredClosure.read(row, of: value, as: ((Bool) -> Void).self, in: BoolAction.self).call
  }
}

private struct BoolAction {
  let call: (Bool) -> Void
}
