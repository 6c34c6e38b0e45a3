#if os(tvOS)
public import SwiftUI
public import SwiftUIIntrospect

extension View {
  @available(*, unavailable, message: "there is no UISwitch on tvOS")
  public func introspectSwitch(
    customize: @escaping (Native.UISwitch) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no UISlider on tvOS")
  public func introspectSlider(
    customize: @escaping (Native.UISlider) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no UIStepper on tvOS")
  public func introspectStepper(
    customize: @escaping (Native.UIStepper) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "there is no UIDatePicker on tvOS")
  public func introspectDatePicker(
    customize: @escaping (Native.UIDatePicker) -> Void
  ) -> some View { self }
}
#endif
