import SwiftUI

extension InspectableView {
  #if !os(iOS)
  /// Calls what `focusable(_:onFocusChange:)` was given, with true.
  public func callOnFocusChange() throws {
    let modifier: AppliedModifier = try modifier(.focusChange, "focusable")
    try Inspector.boolAction(.focusChange, of: modifier.modifier)(true)
  }
  #endif

}
