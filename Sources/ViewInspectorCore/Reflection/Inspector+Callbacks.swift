import SwiftUI

extension Inspector {
  /// A stored closure that takes a boolean.
  ///
  /// Reflection copies a closure into its `Any` as it is stored, with its argument in a register, while a closure
  /// that is cast out of an `Any` is called with its argument in memory. Closures without arguments, and those
  /// whose arguments are of generic types, are the same in both.
  static func boolAction(_ row: Structure, of value: Any) throws -> (Bool) -> Void {
    let closure: Any = try attribute(row, of: value)
    guard Swift.type(of: closure) == ((Bool) -> Void).self else {
      throw InspectionError.typeMismatch(closure, ((Bool) -> Void).self)
    }
    func rebind<C>(_ closure: C) throws -> (Bool) -> Void {
      try unsafeMemoryRebind(value: closure, type: BoolAction.self).call
    }
    return try _openExistential(closure, do: rebind)
  }
}

/// A closure as it is stored.
private struct BoolAction {
  let call: (Bool) -> Void
}
