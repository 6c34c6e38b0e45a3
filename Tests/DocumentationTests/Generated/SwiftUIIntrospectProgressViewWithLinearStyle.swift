// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ProgressViewWithLinearStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectProgressViewWithLinearStyle {
struct ProgressViewWithLinearStyleExample: View {
  var body: some View {
    ProgressView(value: 0.5)
      .progressViewStyle(.linear)
      #if os(iOS) || os(tvOS) || os(visionOS)  // UIProgressView
        .introspect(
          .progressView(style: .linear), on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
        ) {
          print($0)
        }
      #elseif os(macOS)  // NSProgressIndicator
        .introspect(.progressView(style: .linear), on: .macOS(.v11...)) {
          print($0)
        }
      #elseif os(Linux)  // GTK.ProgressBar
        .introspect(.progressView(style: .linear), on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
