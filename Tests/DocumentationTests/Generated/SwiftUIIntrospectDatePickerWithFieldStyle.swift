// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/DatePickerWithFieldStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectDatePickerWithFieldStyle {
struct DatePickerWithFieldStyleExample: View {
  @State var day = Date()

  var body: some View {
    DatePicker("Day", selection: $day)
      .datePickerStyle(.field)
      #if os(macOS)  // NSDatePicker
        .introspect(.datePicker(style: .field), on: .macOS(.v10_15...)) {
          print($0)
        }
      #endif  // not available on iOS, tvOS, visionOS and Linux
  }
}
}
#endif
