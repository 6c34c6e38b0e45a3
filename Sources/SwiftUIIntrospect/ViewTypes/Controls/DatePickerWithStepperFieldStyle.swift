#if !os(watchOS)
/// A `DatePicker` with the `.stepperField` style.
///
/// ```swift
/// DatePicker("Day", selection: .constant(Date()))
///   .datePickerStyle(.stepperField)
///   .introspect(.datePicker(style: .stepperField), on: .macOS) { print($0) }  // NSDatePicker
///   // not available on iOS, tvOS, visionOS and Linux
/// ```
public struct DatePickerWithStepperFieldStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case stepperField }

  public typealias macOS10_15 = Native.NSDatePicker
}

extension IntrospectableViewType where Self == DatePickerWithStepperFieldStyleType {
  public static func datePicker(style: Self.Style) -> Self { .init() }
}
#endif
