// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Stepper.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectStepper {
struct StepperExample: View {
  @State var copies = 1

  var body: some View {
    Stepper("Copies", value: $copies)
      #if os(iOS)  // UIStepper
        .introspect(.stepper, on: .iOS(.v13...)) { print($0) }
      #elseif os(macOS)  // NSStepper
        .introspect(.stepper, on: .macOS(.v10_15...)) { print($0) }
      #endif  // not available on tvOS, visionOS and Linux
  }
}
}
#endif
