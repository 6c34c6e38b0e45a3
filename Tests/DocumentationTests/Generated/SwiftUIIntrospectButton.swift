// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Button.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectButton {
struct ButtonExample: View {
  var body: some View {
    Button("Save") {}
      #if os(macOS)  // NSButton
        .introspect(.button, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Button
        .introspect(.button, on: .gtk(.v4)) { print($0) }
      #endif  // not available on iOS, tvOS and visionOS
  }
}
}
#endif
