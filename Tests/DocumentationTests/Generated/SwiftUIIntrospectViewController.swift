// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ViewController.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectViewController() -> some View {
Text("Content")
  .introspect(.viewController, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIViewController
  // not available on macOS and Linux
}
#endif
