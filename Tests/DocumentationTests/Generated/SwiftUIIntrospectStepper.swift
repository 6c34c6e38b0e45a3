// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/Stepper.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectStepper() -> some View {
Stepper("Copies", value: .constant(1))
  .introspect(.stepper, on: .iOS) { print($0) }  // UIStepper
  .introspect(.stepper, on: .macOS) { print($0) }  // NSStepper
  // not available on tvOS, visionOS and Linux
}
#endif
