// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Navigation/NavigationViewWithColumnsStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectNavigationViewWithColumnsStyle() -> some View {
#if !os(Linux)
  NavigationView { Text("Root") }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
    .introspect(  // UISplitViewController
      .navigationView(style: .columns), on: .iOS, .visionOS
    ) { print($0) }
    .introspect(.navigationView(style: .columns), on: .tvOS) {  // UINavigationController
      print($0)
    }
    .introspect(.navigationView(style: .columns), on: .macOS) { print($0) }  // NSSplitView
#endif  // not available on Linux
}
#endif
