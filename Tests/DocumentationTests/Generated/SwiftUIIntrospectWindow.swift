// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Presentation/Window.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectWindow() -> some View {
Text("Content")
  .introspect(.window, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIWindow
  .introspect(.window, on: .macOS) { print($0) }  // NSWindow
  .introspect(.window, on: .gtk) { print($0) }  // GTK.Window
}
#endif
