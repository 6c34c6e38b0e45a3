// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/PickerWithWheelStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectPickerWithWheelStyle() -> some View {
#if os(iOS) || os(visionOS)
  Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
    .pickerStyle(.wheel)
    .introspect(.picker(style: .wheel), on: .iOS, .visionOS) { print($0) }  // UIPickerView
#endif  // not available on tvOS, macOS and Linux
}
#endif
