// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/View.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectView {
struct ViewExample: View {
  var body: some View {
    Text("Content")
      #if os(iOS) || os(tvOS) || os(visionOS)  // UIView
        .introspect(.view, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSView
        .introspect(.view, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Widget
        .introspect(.view, on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
