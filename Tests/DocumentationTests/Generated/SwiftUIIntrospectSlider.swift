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
      .introspect(.slider, on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Scale
      }
  }
}
}
#endif
