// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Navigation/TabView.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectTabView() -> some View {
TabView { Text("First").tabItem { Text("First") } }
  .introspect(.tabView, on: .iOS, .tvOS) { print($0) }  // UITabBarController
  .introspect(.tabView, on: .macOS) { print($0) }  // NSTabView
  // not available on visionOS and Linux
}
#endif
