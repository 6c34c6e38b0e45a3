#if !os(watchOS)
  #if os(macOS)
    public import AppKit
  #endif

  /// A `DatePicker` with the `.stepperField` style.
  ///
  /// ```swift
  /// struct DatePickerWithStepperFieldStyleExample: View {
  ///   @State var day = Date()
  ///
  ///   var body: some View {
  ///     DatePicker("Day", selection: $day)
  ///       .datePickerStyle(.stepperField)
  ///       #if os(macOS)  // NSDatePicker
  ///         .introspect(.datePicker(style: .stepperField), on: .macOS(.v10_15...)) {
  ///           print($0)
  ///         }
  ///       #endif  // not available on iOS, tvOS, visionOS and Linux
  ///   }
  /// }
  /// ```
  public struct DatePickerWithStepperFieldStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case stepperField
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == DatePickerWithStepperFieldStyleType {
      public static func datePicker(style: Self.Style) -> Self { .init() }
    }

    extension DatePickerWithStepperFieldStyleType: PlatformIntrospectable {
      #if canImport(AppKit)
        public typealias macOS10_15 = NSDatePicker
      #endif
    }
  #endif
#endif
