import SwiftUI

extension InspectableView {
  /// True; where the radio buttons of pickers are not beside each other, an error says so.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func horizontalRadioGroupLayout() throws -> Bool {
    _ = try modifier(.horizontalRadioGroup, "horizontalRadioGroupLayout")
    return true
  }

  /// The size that modifiers of the view, and of those that it is in, give controls.
  @available(iOS 15.0, tvOS 15.0, watchOS 9.0, *)
  public func controlSize() throws -> ControlSize {
    try environmentValue(like: EmptyView().controlSize(.regular), "controlSize")
  }
}
