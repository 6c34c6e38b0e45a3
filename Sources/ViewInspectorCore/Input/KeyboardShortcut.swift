import SwiftUI

extension InspectableView {
  #if !os(tvOS) && !os(watchOS)
  @available(iOS 14.0, macOS 11.0, *)
  public func keyboardShortcut() throws -> KeyboardShortcut {
    try modifierAttribute(.keyboardShortcut, "keyboardShortcut")
  }
  #endif
}
