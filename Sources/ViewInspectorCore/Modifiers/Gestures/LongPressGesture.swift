import SwiftUI

extension LongPressGesture.Value {
  /// A value to call the actions of a long press gesture with.
  public init(finished: Bool) { self = finished }
}

extension InspectableView {
  /// Calls what `onLongPressGesture` was given.
  ///
  /// - Throws: `unresponsiveControl` where a user could not press the view.
  public func callOnLongPressGesture() throws {
    let action: Any = try modifierAttribute(.longPressed, "onLongPressGesture", as: Any.self)
    try guardIsResponsive()
    if let action = action as? (CGPoint?) -> Void { return action(nil) }
    try Inspector.cast(value: action, type: (() -> Void).self)()
  }
}
