// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/ProgressViewWithLinearStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectProgressViewWithLinearStyle() -> some View {
ProgressView(value: 0.5)
  .progressViewStyle(.linear)
  .introspect(  // UIProgressView
    .progressView(style: .linear), on: .iOS(.v14...), .tvOS(.v14...), .visionOS
  ) { print($0) }
  .introspect(.progressView(style: .linear), on: .macOS(.v11...)) {  // NSProgressIndicator
    print($0)
  }
  .introspect(.progressView(style: .linear), on: .gtk) { print($0) }  // GTK.ProgressBar
}
#endif
