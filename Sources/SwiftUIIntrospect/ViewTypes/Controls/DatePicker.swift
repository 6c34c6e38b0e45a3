#if !os(watchOS)
/// A `DatePicker` with its automatic style.
///
/// ```swift
/// DatePicker("Day", selection: .constant(Date()))
///   .introspect(.datePicker, on: .iOS, .visionOS) { print($0) }  // UIDatePicker
///   .introspect(.datePicker, on: .macOS) { print($0) }  // NSDatePicker
///   // not available on tvOS and Linux
/// ```
public struct DatePickerType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIDatePicker
  public typealias visionOS1 = Native.UIDatePicker
  public typealias macOS10_15 = Native.NSDatePicker
}

extension IntrospectableViewType where Self == DatePickerType {
  public static var datePicker: Self { .init() }
}
#endif
