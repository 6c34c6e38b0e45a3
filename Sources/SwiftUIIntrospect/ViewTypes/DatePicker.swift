#if !os(watchOS)
  #if canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `DatePicker` with its automatic style.
  ///
  /// ```swift
  /// struct DatePickerExample: View {
  ///   @State var day = Date()
  ///
  ///   var body: some View {
  ///     DatePicker("Day", selection: $day)
  ///       #if os(iOS) || os(visionOS)  // UIDatePicker
  ///         .introspect(.datePicker, on: .iOS(.v13...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSDatePicker
  ///         .introspect(.datePicker, on: .macOS(.v10_15...)) { print($0) }
  ///       #endif  // not available on tvOS and Linux
  ///   }
  /// }
  /// ```
  public struct DatePickerType: IntrospectableViewType {}

  #if !os(tvOS)
    extension IntrospectableViewType where Self == DatePickerType {
      public static var datePicker: Self { .init() }
    }

    extension DatePickerType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = UIDatePicker
        public typealias visionOS1 = UIDatePicker
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSDatePicker
      #endif
    }
  #endif
#endif
