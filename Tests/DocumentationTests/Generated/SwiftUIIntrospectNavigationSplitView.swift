// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Navigation/NavigationSplitView.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectNavigationSplitView() -> some View {
NavigationSplitView { Text("Sidebar") } detail: { Text("Detail") }
  .introspect(.navigationSplitView, on: .iOS(.v16...), .visionOS) {  // UISplitViewController
    print($0)
  }
  .introspect(.navigationSplitView, on: .tvOS(.v16, .v17)) {  // UINavigationController
    print($0)
  }
  .introspect(.navigationSplitView, on: .macOS(.v13...)) { print($0) }  // NSSplitView
  // not available on Linux
}
#endif
