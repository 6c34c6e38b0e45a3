// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Toggle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectToggle {
struct ToggleExample: View {
  @State var isOn = false

  var body: some View {
    Toggle("Wireless", isOn: $isOn)
      .introspect(.toggle, on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Switch
      }
  }
}
}
#endif
