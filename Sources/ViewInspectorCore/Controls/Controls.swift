import SwiftUI

extension InspectableView {
  #if os(macOS) || os(Linux)
  /// True; where the radio buttons of pickers are not beside each other, an error says so.
  public func horizontalRadioGroupLayout() throws -> Bool {
    _ = try modifier(.horizontalRadioGroup, "horizontalRadioGroupLayout")
    return true
  }
  #endif

  #if !os(tvOS)
  /// The size that modifiers of the view, and of those that it is in, give controls.
  @available(iOS 15.0, watchOS 9.0, *)
  public func controlSize() throws -> ControlSize {
    try environmentValue(like: EmptyView().controlSize(.regular), "controlSize")
  }
  #endif
}
