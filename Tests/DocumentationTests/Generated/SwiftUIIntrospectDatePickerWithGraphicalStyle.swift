// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/DatePickerWithGraphicalStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectDatePickerWithGraphicalStyle {
struct DatePickerWithGraphicalStyleExample: View {
  @State var day = Date()

  var body: some View {
    DatePicker("Day", selection: $day)
      .datePickerStyle(.graphical)
      #if os(iOS) || os(visionOS)  // UIDatePicker
        .introspect(
          .datePicker(style: .graphical), on: .iOS(.v14...), .visionOS(.v1...)
        ) {
          print($0)
        }
      #elseif os(macOS)  // NSDatePicker
        .introspect(.datePicker(style: .graphical), on: .macOS(.v10_15...)) {
          print($0)
        }
      #endif  // not available on tvOS and Linux
  }
}
}
#endif
