// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Navigation/NavigationViewWithStackStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectNavigationViewWithStackStyle() -> some View {
#if !os(Linux)
  NavigationView { Text("Root") }
    .navigationViewStyle(.stack)
    .introspect(  // UINavigationController
      .navigationView(style: .stack), on: .iOS, .tvOS, .visionOS
    ) { print($0) }
#endif  // not available on macOS and Linux
}
#endif
