// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/Button.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectButton() -> some View {
Button("Save") {}
  .introspect(.button, on: .macOS) { print($0) }  // NSButton
  .introspect(.button, on: .gtk) { print($0) }  // GTK.Button
  // not available on iOS, tvOS and visionOS
}
#endif
