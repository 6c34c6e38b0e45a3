// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Slider.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectSlider {
struct SliderExample: View {
  @State var volume = 0.5

  var body: some View {
    Slider(value: $volume)
      #if os(iOS)  // UISlider
        .introspect(.slider, on: .iOS(.v13...)) { print($0) }
      #elseif os(macOS)  // NSSlider
        .introspect(.slider, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Scale
        .introspect(.slider, on: .gtk(.v4)) { print($0) }
      #endif  // not available on tvOS and visionOS
  }
}
}
#endif
