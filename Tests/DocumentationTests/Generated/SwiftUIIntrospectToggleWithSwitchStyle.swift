// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ToggleWithSwitchStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectToggleWithSwitchStyle {
struct ToggleWithSwitchStyleExample: View {
  @State var isOn = false

  var body: some View {
    Toggle("Wireless", isOn: $isOn)
      .toggleStyle(.switch)
      #if os(iOS)  // UISwitch
        .introspect(.toggle(style: .switch), on: .iOS(.v13...)) { print($0) }
      #elseif os(macOS)  // NSSwitch
        .introspect(.toggle(style: .switch), on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Switch
        .introspect(.toggle(style: .switch), on: .gtk(.v4)) { print($0) }
      #endif  // not available on tvOS and visionOS
  }
}
}
#endif
