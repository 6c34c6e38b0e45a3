#if !os(watchOS)
  #if canImport(UIKit) && !os(tvOS)
    public import UIKit
  #endif

  /// A `DatePicker` with the `.wheel` style.
  ///
  /// ```swift
  /// struct DatePickerWithWheelStyleExample: View {
  ///   @State var day = Date()
  ///
  ///   var body: some View {
  ///     DatePicker("Day", selection: $day)
  ///       .datePickerStyle(.wheel)
  ///       #if os(iOS) || os(visionOS)  // UIDatePicker
  ///         .introspect(.datePicker(style: .wheel), on: .iOS(.v13...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #endif  // not available on tvOS, macOS and Linux
  ///   }
  /// }
  /// ```
  public struct DatePickerWithWheelStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case wheel
    }
  }

  #if !os(tvOS) && !os(macOS)
    extension IntrospectableViewType where Self == DatePickerWithWheelStyleType {
      public static func datePicker(style: Self.Style) -> Self { .init() }
    }

    extension DatePickerWithWheelStyleType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = UIDatePicker
        public typealias visionOS1 = UIDatePicker
      #endif
    }
  #endif
#endif
