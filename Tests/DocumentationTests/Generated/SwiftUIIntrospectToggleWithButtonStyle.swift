// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/ToggleWithButtonStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectToggleWithButtonStyle() -> some View {
Toggle("Wireless", isOn: .constant(true))
  .toggleStyle(.button)
  .introspect(.toggle(style: .button), on: .macOS(.v12, .v13, .v14, .v15)) {  // NSButton
    print($0)
  }
  .introspect(.toggle(style: .button), on: .gtk) { print($0) }  // GTK.ToggleButton
  // not available on iOS, tvOS and visionOS
}
#endif
