// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Scrolling/ScrollView.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectScrollView() -> some View {
ScrollView { Text("Item") }
  .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIScrollView
  .introspect(.scrollView, on: .macOS) { print($0) }  // NSScrollView
  .introspect(.scrollView, on: .gtk) { print($0) }  // GTK.ScrolledWindow
}
#endif
