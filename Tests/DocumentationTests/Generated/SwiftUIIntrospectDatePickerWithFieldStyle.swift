// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/DatePickerWithFieldStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectDatePickerWithFieldStyle() -> some View {
DatePicker("Day", selection: .constant(Date()))
  .datePickerStyle(.field)
  .introspect(.datePicker(style: .field), on: .macOS) { print($0) }  // NSDatePicker
  // not available on iOS, tvOS, visionOS and Linux
}
#endif
