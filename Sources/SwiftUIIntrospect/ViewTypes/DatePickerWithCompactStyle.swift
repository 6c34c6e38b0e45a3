#if !os(watchOS)
  #if canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `DatePicker` with the `.compact` style.
  ///
  /// ```swift
  /// struct DatePickerWithCompactStyleExample: View {
  ///   @State var day = Date()
  ///
  ///   var body: some View {
  ///     DatePicker("Day", selection: $day)
  ///       .datePickerStyle(.compact)
  ///       #if os(iOS) || os(visionOS)  // UIDatePicker
  ///         .introspect(.datePicker(style: .compact), on: .iOS(.v14...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSDatePicker
  ///         .introspect(.datePicker(style: .compact), on: .macOS(.v11...)) {
  ///           print($0)
  ///         }
  ///       #endif  // not available on tvOS and Linux
  ///   }
  /// }
  /// ```
  public struct DatePickerWithCompactStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case compact
    }
  }

  #if !os(tvOS)
    extension IntrospectableViewType where Self == DatePickerWithCompactStyleType {
      public static func datePicker(style: Self.Style) -> Self { .init() }
    }

    extension DatePickerWithCompactStyleType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = Unavailable<UIDatePicker>
        public typealias iOS14 = UIDatePicker
        public typealias visionOS1 = UIDatePicker
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSDatePicker>
        public typealias macOS10_15_4 = NSDatePicker
        public typealias macOS11 = NSDatePicker
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
        @available(*, unavailable, message: "iOS 13 has no .datePickerStyle(.compact)")
        public static var v13: Self { .unavailable() }
      }
    #elseif canImport(AppKit)
      extension macOSViewVersion<DatePickerWithCompactStyleType, NSDatePicker> {
        @available(*, unavailable, message: "macOS 10.15 has no .datePickerStyle(.compact)")
        public static var v10_15: Self { .unavailable() }
      }
    #endif
  #endif
#endif
