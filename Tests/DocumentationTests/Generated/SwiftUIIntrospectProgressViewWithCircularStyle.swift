// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ProgressViewWithCircularStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectProgressViewWithCircularStyle {
struct ProgressViewWithCircularStyleExample: View {
  var body: some View {
    ProgressView()
      .progressViewStyle(.circular)
      #if os(iOS) || os(tvOS) || os(visionOS)  // UIActivityIndicatorView
        .introspect(
          .progressView(style: .circular), on: .iOS(.v14...), .tvOS(.v14...),
          .visionOS(.v1...)
        ) {
          print($0)
        }
      #elseif os(macOS)  // NSProgressIndicator
        .introspect(.progressView(style: .circular), on: .macOS(.v11...)) {
          print($0)
        }
      #elseif os(Linux)  // GTK.Spinner
        .introspect(.progressView(style: .circular), on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
