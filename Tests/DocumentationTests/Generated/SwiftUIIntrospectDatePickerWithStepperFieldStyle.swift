// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/DatePickerWithStepperFieldStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectDatePickerWithStepperFieldStyle() -> some View {
DatePicker("Day", selection: .constant(Date()))
  .datePickerStyle(.stepperField)
  .introspect(.datePicker(style: .stepperField), on: .macOS) { print($0) }  // NSDatePicker
  // not available on iOS, tvOS, visionOS and Linux
}
#endif
