// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/View.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectView() -> some View {
Text("Content")
  .introspect(.view, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIView
  .introspect(.view, on: .macOS) { print($0) }  // NSView
  .introspect(.view, on: .gtk) { print($0) }  // GTK.Widget
}
#endif
