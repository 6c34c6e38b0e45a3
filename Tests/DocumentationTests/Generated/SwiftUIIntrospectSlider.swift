// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/Slider.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectSlider() -> some View {
Slider(value: .constant(0.5))
  .introspect(.slider, on: .iOS) { print($0) }  // UISlider
  .introspect(.slider, on: .macOS) { print($0) }  // NSSlider
  .introspect(.slider, on: .gtk) { print($0) }  // GTK.Scale
  // not available on tvOS and visionOS
}
#endif
