import SwiftUI

extension InspectableView where View: GestureViewType {
  /// Calls what `onChanged(_:)` was given, the innermost action first.
  ///
  /// - Throws: `callbackNotFound` where the gesture has no such action, and `typeMismatch` where all of them take
  ///   other values.
  public func callOnChanged<Value>(value: Value) throws {
    typealias Callback = (Value) -> Void
    for action in try callbacks(.changedGesture, "onChanged", as: Callback.self) { action(value) }
  }

  /// Calls what `onEnded(_:)` was given, the innermost action first. In a live view the gesture's `@GestureState`
  /// properties then go back to their initial values.
  ///
  /// - Throws: `callbackNotFound` where the gesture has no such action, and `typeMismatch` where all of them take
  ///   other values.
  public func callOnEnded<Value>(value: Value) throws {
    typealias Callback = (Value) -> Void
    for action in try callbacks(.endedGesture, "onEnded", as: Callback.self) { action(value) }
    for property in try liveStates { property.goBack() }
  }

  /// The actions of a kind, the innermost first.
  func callbacks<C>(_ row: Structure, _ call: String, as type: C.Type) throws -> [C] {
    let layers = try layers.filter { row.matches(.of(value: $0)) }
    var found: [C] = []
    var mismatch: (any Error)?
    for layer in layers.reversed() {
      do {
        found.append(try Inspector.attribute(row, of: layer, type: C.self))
      } catch {
        mismatch = mismatch ?? error
      }
    }
    if found.isEmpty {
      throw mismatch
        ?? InspectionError.callbackNotFound(parent: content.descriptor.name, callback: call)
    }
    return found
  }
}
