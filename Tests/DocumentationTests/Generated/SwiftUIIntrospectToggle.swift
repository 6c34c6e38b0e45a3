// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/Toggle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectToggle() -> some View {
Toggle("Wireless", isOn: .constant(true))
  .introspect(.toggle, on: .iOS) { print($0) }  // UISwitch
  .introspect(.toggle, on: .macOS) { print($0) }  // NSButton
  .introspect(.toggle, on: .gtk) { print($0) }  // GTK.Switch
  // not available on tvOS and visionOS
}
#endif
