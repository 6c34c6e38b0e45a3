#if !os(watchOS)
/// A `DatePicker` with the `.wheel` style.
///
/// ```swift
/// DatePicker("Day", selection: .constant(Date()))
///   .datePickerStyle(.wheel)
///   .introspect(.datePicker(style: .wheel), on: .iOS, .visionOS) { print($0) }  // UIDatePicker
///   // not available on tvOS, macOS and Linux
/// ```
public struct DatePickerWithWheelStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case wheel }

  public typealias iOS13 = Native.UIDatePicker
  public typealias visionOS1 = Native.UIDatePicker
}

extension IntrospectableViewType where Self == DatePickerWithWheelStyleType {
  public static func datePicker(style: Self.Style) -> Self { .init() }
}
#endif
