import SwiftUI

extension InspectableView {
  /// Calls what `onTapGesture(count:perform:)` was given.
  ///
  /// - Throws: `unresponsiveControl` where a user could not tap the view.
  public func callOnTapGesture() throws {
    typealias Callback = (()) -> Void
    let action: Callback = try modifierAttribute(.tapGestureEnded, "onTapGesture")
    try guardIsResponsive()
    action(())
  }
}
