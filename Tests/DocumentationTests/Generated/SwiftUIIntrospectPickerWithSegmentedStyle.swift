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
    .introspect(.picker(style: .segmented), on: .gtk(.v4)) {
      print(type(of: $0))  // GTK.Box
    }
  }
}
}
#endif
