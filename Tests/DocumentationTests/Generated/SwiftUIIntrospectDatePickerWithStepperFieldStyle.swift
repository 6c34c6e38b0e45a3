// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/DatePickerWithStepperFieldStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectDatePickerWithStepperFieldStyle {
struct DatePickerWithStepperFieldStyleExample: View {
  @State var day = Date()

  var body: some View {
    DatePicker("Day", selection: $day)
      .datePickerStyle(.stepperField)
      #if os(macOS)  // NSDatePicker
        .introspect(.datePicker(style: .stepperField), on: .macOS(.v10_15...)) {
          print($0)
        }
      #endif  // not available on iOS, tvOS, visionOS and Linux
  }
}
}
#endif
