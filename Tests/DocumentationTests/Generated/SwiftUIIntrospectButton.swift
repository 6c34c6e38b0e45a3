// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Button.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectButton {
struct ButtonExample: View {
  var body: some View {
    Button("Save") {}
      .introspect(.button, on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Button
      }
  }
}
}
#endif
