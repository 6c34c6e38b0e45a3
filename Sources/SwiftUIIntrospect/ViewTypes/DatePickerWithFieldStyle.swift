#if !os(watchOS)
  #if os(macOS)
    public import AppKit
  #endif

  /// A `DatePicker` with the `.field` style.
  ///
  /// ```swift
  /// struct DatePickerWithFieldStyleExample: View {
  ///   @State var day = Date()
  ///
  ///   var body: some View {
  ///     DatePicker("Day", selection: $day)
  ///       .datePickerStyle(.field)
  ///       #if os(macOS)  // NSDatePicker
  ///         .introspect(.datePicker(style: .field), on: .macOS(.v10_15...)) {
  ///           print($0)
  ///         }
  ///       #endif  // not available on iOS, tvOS, visionOS and Linux
  ///   }
  /// }
  /// ```
  public struct DatePickerWithFieldStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case field
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == DatePickerWithFieldStyleType {
      public static func datePicker(style: Self.Style) -> Self { .init() }
    }

    extension DatePickerWithFieldStyleType: PlatformIntrospectable {
      #if canImport(AppKit)
        public typealias macOS10_15 = NSDatePicker
      #endif
    }
  #endif
#endif
