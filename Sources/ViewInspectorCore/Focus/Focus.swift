import SwiftUI

extension InspectableView {
  /// Calls what `focusable(_:onFocusChange:)` was given, with true.
  @available(iOS, unavailable)
  @available(visionOS 1.0, *)
  public func callOnFocusChange() throws {
    let modifier = try modifier(.focusChange, "focusable")
    try Inspector.boolAction(.focusChange, of: modifier.modifier)(true)
  }
}
