#if !os(watchOS)
/// A `DatePicker` with the `.graphical` style.
///
/// ```swift
/// DatePicker("Day", selection: .constant(Date()))
///   .datePickerStyle(.graphical)
///   .introspect(.datePicker(style: .graphical), on: .iOS(.v14...), .visionOS) {  // UIDatePicker
///     print($0)
///   }
///   .introspect(.datePicker(style: .graphical), on: .macOS) { print($0) }  // NSDatePicker
///   // not available on tvOS and Linux
/// ```
public struct DatePickerWithGraphicalStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case graphical }

  public typealias iOS13 = UnavailableInThisVersion<Native.UIDatePicker>
  public typealias iOS14 = Native.UIDatePicker
  public typealias visionOS1 = Native.UIDatePicker
  public typealias macOS10_15 = Native.NSDatePicker
}

extension IntrospectableViewType where Self == DatePickerWithGraphicalStyleType {
  public static func datePicker(style: Self.Style) -> Self { .init() }
}
#endif
