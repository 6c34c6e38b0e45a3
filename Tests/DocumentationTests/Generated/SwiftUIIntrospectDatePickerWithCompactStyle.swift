// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/DatePickerWithCompactStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectDatePickerWithCompactStyle {
struct DatePickerWithCompactStyleExample: View {
  @State var day = Date()

  var body: some View {
    DatePicker("Day", selection: $day)
      .datePickerStyle(.compact)
      #if os(iOS) || os(visionOS)  // UIDatePicker
        .introspect(.datePicker(style: .compact), on: .iOS(.v14...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSDatePicker
        .introspect(.datePicker(style: .compact), on: .macOS(.v11...)) {
          print($0)
        }
      #endif  // not available on tvOS and Linux
  }
}
}
#endif
