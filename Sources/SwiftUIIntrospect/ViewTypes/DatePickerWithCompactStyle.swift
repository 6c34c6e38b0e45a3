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

  public typealias iOS13 = Unavailable<UIDatePicker>
  public typealias iOS14 = UIDatePicker
  public typealias visionOS1 = UIDatePicker
  public typealias macOS10_15 = Unavailable<NSDatePicker>
  public typealias macOS10_15_4 = NSDatePicker
  public typealias macOS11 = NSDatePicker
}

extension IntrospectableViewType where Self == DatePickerWithCompactStyleType {
  public static func datePicker(style: Self.Style) -> Self { .init() }
}
#endif
