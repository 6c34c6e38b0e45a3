// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/DatePickerWithWheelStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectDatePickerWithWheelStyle {
struct DatePickerWithWheelStyleExample: View {
  @State var day = Date()

  var body: some View {
    DatePicker("Day", selection: $day)
      .datePickerStyle(.wheel)
      #if os(iOS) || os(visionOS)  // UIDatePicker
        .introspect(.datePicker(style: .wheel), on: .iOS(.v13...), .visionOS(.v1...)) {
          print($0)
        }
      #endif  // not available on tvOS, macOS and Linux
  }
}
}
#endif
