import SwiftUI

extension InspectableView {
  /// Calls what `onAppear(perform:)` was given.
  public func callOnAppear() throws {
    let action: () -> Void = try modifierAttribute(.onAppear, "onAppear")
    action()
  }

  /// Calls what `onDisappear(perform:)` was given.
  public func callOnDisappear() throws {
    let action: () -> Void = try modifierAttribute(.onDisappear, "onDisappear")
    action()
  }
}
