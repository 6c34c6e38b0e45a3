// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/DatePickerWithWheelStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectDatePickerWithWheelStyle() -> some View {
DatePicker("Day", selection: .constant(Date()))
  .datePickerStyle(.wheel)
  .introspect(.datePicker(style: .wheel), on: .iOS, .visionOS) { print($0) }  // UIDatePicker
  // not available on tvOS, macOS and Linux
}
#endif
