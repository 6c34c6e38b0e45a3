import SwiftUI

extension InspectableView where View: GestureViewType {
  /// Calls what `updating(_:body:)` was given, the innermost action first, with a state of the caller's.
  ///
  /// In a live view that state is then the value of the gesture's `@GestureState` properties of this type, as while
  /// the gesture goes on. Not so in what an `InspectionEmissary` shows, which is the same on all platforms.
  ///
  /// - Throws: `callbackNotFound` where the gesture has no such action, and `typeMismatch` where all of them take
  ///   other values or states.
  public func callUpdating<Value, State>(
    value: Value, state: inout State, transaction: inout Transaction
  ) throws {
    typealias Callback = (Value, inout State, inout Transaction) -> Void
    for action in try callbacks(.gestureStateBody, "updating", as: Callback.self) {
      action(value, &state, &transaction)
    }
    for property in try liveStates { property.write(state, transaction) }
  }

  /// The gesture states that the gesture updates where it lives.
  var liveStates: [any LiveGestureState] {
    get throws {
      guard content.medium.place != nil, !content.medium.isFromEmissary else { return [] }
      return try layers.filter { Structure.gestureStateBody.matches(.of(value: $0)) }
        .compactMap { $0 as? any LiveGestureState }
    }
  }
}

/// A gesture with a state that has its storage in a live view.
@MainActor
protocol LiveGestureState {
  /// Gives the state a value, if it is of its type.
  func write(_ value: Any, _ transaction: Transaction)
  /// Gives the state its initial value.
  func goBack()
}
