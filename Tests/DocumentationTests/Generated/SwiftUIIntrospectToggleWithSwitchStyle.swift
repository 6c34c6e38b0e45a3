// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/ToggleWithSwitchStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectToggleWithSwitchStyle() -> some View {
Toggle("Wireless", isOn: .constant(true))
  .toggleStyle(.switch)
  .introspect(.toggle(style: .switch), on: .iOS) { print($0) }  // UISwitch
  .introspect(.toggle(style: .switch), on: .macOS) { print($0) }  // NSSwitch
  .introspect(.toggle(style: .switch), on: .gtk) { print($0) }  // GTK.Switch
  // not available on tvOS and visionOS
}
#endif
