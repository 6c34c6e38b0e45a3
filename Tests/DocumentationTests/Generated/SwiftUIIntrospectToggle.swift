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
      #if os(iOS)  // UISwitch
        .introspect(.toggle, on: .iOS(.v13...)) { print($0) }
      #elseif os(macOS)  // NSButton
        .introspect(.toggle, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Switch
        .introspect(.toggle, on: .gtk(.v4)) { print($0) }
      #endif  // not available on tvOS and visionOS
  }
}
}
#endif
