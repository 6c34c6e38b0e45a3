// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/ToggleWithCheckboxStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectToggleWithCheckboxStyle() -> some View {
Toggle("Wireless", isOn: .constant(true))
  .toggleStyle(.checkbox)
  .introspect(.toggle(style: .checkbox), on: .macOS) { print($0) }  // NSButton
  .introspect(.toggle(style: .checkbox), on: .gtk) { print($0) }  // GTK.CheckButton
  // not available on iOS, tvOS and visionOS
}
#endif
