// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/PickerWithSegmentedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectPickerWithSegmentedStyle {
struct PickerWithSegmentedStyleExample: View {
  @State var size = "M"

  var body: some View {
    Picker("Size", selection: $size) {
      Text("M").tag("M")
      Text("L").tag("L")
    }
    .pickerStyle(.segmented)
    #if os(iOS) || os(tvOS) || os(visionOS)  // UISegmentedControl
      .introspect(
        .picker(style: .segmented), on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)
      ) {
        print($0)
      }
    #elseif os(macOS)  // NSSegmentedControl
      .introspect(.picker(style: .segmented), on: .macOS(.v10_15...)) {
        print($0)
      }
    #elseif os(Linux)  // GTK.Box
      .introspect(.picker(style: .segmented), on: .gtk(.v4)) { print($0) }
    #endif
  }
}
}
#endif
