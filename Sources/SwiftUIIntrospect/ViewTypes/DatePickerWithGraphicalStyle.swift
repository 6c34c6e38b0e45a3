#if !os(watchOS)
  #if canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `DatePicker` with the `.graphical` style.
  ///
  /// ```swift
  /// struct DatePickerWithGraphicalStyleExample: View {
  ///   @State var day = Date()
  ///
  ///   var body: some View {
  ///     DatePicker("Day", selection: $day)
  ///       .datePickerStyle(.graphical)
  ///       #if os(iOS) || os(visionOS)  // UIDatePicker
  ///         .introspect(
  ///           .datePicker(style: .graphical), on: .iOS(.v14...), .visionOS(.v1...)
  ///         ) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSDatePicker
  ///         .introspect(.datePicker(style: .graphical), on: .macOS(.v10_15...)) {
  ///           print($0)
  ///         }
  ///       #endif  // not available on tvOS and Linux
  ///   }
  /// }
  /// ```
  public struct DatePickerWithGraphicalStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case graphical
    }
  }

  #if !os(tvOS)
    extension IntrospectableViewType where Self == DatePickerWithGraphicalStyleType {
      public static func datePicker(style: Self.Style) -> Self { .init() }
    }

    extension DatePickerWithGraphicalStyleType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = Unavailable<UIDatePicker>
        public typealias iOS14 = UIDatePicker
        public typealias visionOS1 = UIDatePicker
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSDatePicker
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
        @available(*, unavailable, message: "iOS 13 has no .datePickerStyle(.graphical)")
        public static var v13: Self { .unavailable() }
      }
    #endif
  #endif
#endif
