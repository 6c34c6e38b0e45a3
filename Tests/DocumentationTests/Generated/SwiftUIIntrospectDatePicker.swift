// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/DatePicker.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectDatePicker() -> some View {
DatePicker("Day", selection: .constant(Date()))
  .introspect(.datePicker, on: .iOS, .visionOS) { print($0) }  // UIDatePicker
  .introspect(.datePicker, on: .macOS) { print($0) }  // NSDatePicker
  // not available on tvOS and Linux
}
#endif
