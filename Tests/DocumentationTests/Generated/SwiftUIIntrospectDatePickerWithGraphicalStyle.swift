// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/DatePickerWithGraphicalStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectDatePickerWithGraphicalStyle() -> some View {
DatePicker("Day", selection: .constant(Date()))
  .datePickerStyle(.graphical)
  .introspect(.datePicker(style: .graphical), on: .iOS(.v14...), .visionOS) {  // UIDatePicker
    print($0)
  }
  .introspect(.datePicker(style: .graphical), on: .macOS) { print($0) }  // NSDatePicker
  // not available on tvOS and Linux
}
#endif
