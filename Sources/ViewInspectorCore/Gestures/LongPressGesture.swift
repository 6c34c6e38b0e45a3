import SwiftUI

@available(tvOS 14.0, *)
extension LongPressGesture.Value {
  /// A value to call the actions of a long press gesture with.
  public init(finished: Bool) { self = finished }
}

extension InspectableView {
  /// Calls what `onLongPressGesture` was given.
  ///
  /// - Throws: `unresponsiveControl` where a user could not press the view.
  public func callOnLongPressGesture() throws {
    let action = try modifierAttribute(.longPressed, "onLongPressGesture", as: Any.self)
    try guardIsResponsive()
    if action is (CGPoint?) -> Void {
      return try StoredClosure.held(
        action, ((CGPoint?) -> Void).self, LocatedPressAction.self
      ).call(nil)
    }
    try Inspector.cast(value: action, type: (() -> Void).self)()
  }
}

private struct LocatedPressAction {
  let call: (CGPoint?) -> Void
}
