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
      .introspect(.progressView(style: .circular), on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Spinner
      }
  }
}
}
#endif
