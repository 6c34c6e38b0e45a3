// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/PickerWithSegmentedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectPickerWithSegmentedStyle() -> some View {
Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
  .pickerStyle(.segmented)
  .introspect(.picker(style: .segmented), on: .iOS, .tvOS, .visionOS) {  // UISegmentedControl
    print($0)
  }
  .introspect(.picker(style: .segmented), on: .macOS) { print($0) }  // NSSegmentedControl
  .introspect(.picker(style: .segmented), on: .gtk) { print($0) }  // GTK.Box
}
#endif
