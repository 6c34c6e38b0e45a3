// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/ProgressViewWithCircularStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectProgressViewWithCircularStyle() -> some View {
ProgressView()
  .progressViewStyle(.circular)
  .introspect(  // UIActivityIndicatorView
    .progressView(style: .circular), on: .iOS(.v14...), .tvOS(.v14...), .visionOS
  ) { print($0) }
  .introspect(.progressView(style: .circular), on: .macOS(.v11...)) {  // NSProgressIndicator
    print($0)
  }
  .introspect(.progressView(style: .circular), on: .gtk) { print($0) }  // GTK.Spinner
}
#endif
