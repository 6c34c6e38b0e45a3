// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ScrollView.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectScrollView {
struct ScrollViewExample: View {
  var body: some View {
    ScrollView {
      Text("Item")
    }
    #if os(iOS) || os(tvOS) || os(visionOS)  // UIScrollView
      .introspect(.scrollView, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
        print($0)
      }
    #elseif os(macOS)  // NSScrollView
      .introspect(.scrollView, on: .macOS(.v10_15...)) { print($0) }
    #elseif os(Linux)  // GTK.ScrolledWindow
      .introspect(.scrollView, on: .gtk(.v4)) { print($0) }
    #endif
  }
}
}
#endif
