// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Navigation/NavigationStack.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectNavigationStack() -> some View {
NavigationStack { Text("Root") }
  .introspect(  // UINavigationController
    .navigationStack, on: .iOS(.v16...), .tvOS(.v16...), .visionOS
  ) { print($0) }
  .introspect(.navigationStack, on: .gtk) { print($0) }  // GTK.Stack
  // not available on macOS
}
#endif
