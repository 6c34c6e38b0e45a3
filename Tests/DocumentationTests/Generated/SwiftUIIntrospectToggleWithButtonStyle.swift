// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ToggleWithButtonStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectToggleWithButtonStyle {
struct ToggleWithButtonStyleExample: View {
  @State var isOn = false

  var body: some View {
    Toggle("Wireless", isOn: $isOn)
      .toggleStyle(.button)
      #if os(macOS)  // NSButton
        .introspect(.toggle(style: .button), on: .macOS(.v12, .v13, .v14, .v15)) {
          print($0)
        }
      #elseif os(Linux)  // GTK.ToggleButton
        .introspect(.toggle(style: .button), on: .gtk(.v4)) { print($0) }
      #endif  // not available on iOS, tvOS and visionOS
  }
}
}
#endif
