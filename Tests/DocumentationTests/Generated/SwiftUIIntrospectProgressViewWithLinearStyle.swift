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
      .introspect(.progressView(style: .linear), on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.ProgressBar
      }
  }
}
}
#endif
