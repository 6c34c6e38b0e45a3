#if os(iOS) || os(visionOS)
/// Stand-in: `SwiftUICore` has no wheels.
public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { MenuPickerStyle()._presentation }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
#endif
