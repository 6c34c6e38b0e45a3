// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/DatePicker.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectDatePicker {
struct DatePickerExample: View {
  @State var day = Date()

  var body: some View {
    DatePicker("Day", selection: $day)
      #if os(iOS) || os(visionOS)  // UIDatePicker
        .introspect(.datePicker, on: .iOS(.v13...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSDatePicker
        .introspect(.datePicker, on: .macOS(.v10_15...)) { print($0) }
      #endif  // not available on tvOS and Linux
  }
}
}
#endif
