import SwiftUI

extension InspectableView {
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func keyboardShortcut() throws -> KeyboardShortcut {
    try modifierAttribute(.keyboardShortcut, "keyboardShortcut")
  }
}
