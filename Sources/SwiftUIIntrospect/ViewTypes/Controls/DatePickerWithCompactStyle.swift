#if !os(watchOS)
/// A `DatePicker` with the `.compact` style.
///
/// ```swift
/// DatePicker("Day", selection: .constant(Date()))
///   .datePickerStyle(.compact)
///   .introspect(.datePicker(style: .compact), on: .iOS(.v14...), .visionOS) {  // UIDatePicker
///     print($0)
///   }
///   .introspect(.datePicker(style: .compact), on: .macOS(.v11...)) {  // NSDatePicker
///     print($0)
///   }
///   // not available on tvOS and Linux
/// ```
public struct DatePickerWithCompactStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case compact }

  public typealias iOS13 = UnavailableInThisVersion<Native.UIDatePicker>
  public typealias iOS14 = Native.UIDatePicker
  public typealias visionOS1 = Native.UIDatePicker
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSDatePicker>
  public typealias macOS10_15_4 = Native.NSDatePicker
  public typealias macOS11 = Native.NSDatePicker
}

extension IntrospectableViewType where Self == DatePickerWithCompactStyleType {
  public static func datePicker(style: Self.Style) -> Self { .init() }
}
#endif
