#if !os(watchOS)
/// A `DatePicker` with the `.field` style.
///
/// ```swift
/// DatePicker("Day", selection: .constant(Date()))
///   .datePickerStyle(.field)
///   .introspect(.datePicker(style: .field), on: .macOS) { print($0) }  // NSDatePicker
///   // not available on iOS, tvOS, visionOS and Linux
/// ```
public struct DatePickerWithFieldStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case field }

  public typealias macOS10_15 = Native.NSDatePicker
}

extension IntrospectableViewType where Self == DatePickerWithFieldStyleType {
  public static func datePicker(style: Self.Style) -> Self { .init() }
}
#endif
