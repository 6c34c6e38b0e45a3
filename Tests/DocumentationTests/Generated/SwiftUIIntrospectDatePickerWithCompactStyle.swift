// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/DatePickerWithCompactStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectDatePickerWithCompactStyle() -> some View {
DatePicker("Day", selection: .constant(Date()))
  .datePickerStyle(.compact)
  .introspect(.datePicker(style: .compact), on: .iOS(.v14...), .visionOS) {  // UIDatePicker
    print($0)
  }
  .introspect(.datePicker(style: .compact), on: .macOS(.v11...)) {  // NSDatePicker
    print($0)
  }
  // not available on tvOS and Linux
}
#endif
