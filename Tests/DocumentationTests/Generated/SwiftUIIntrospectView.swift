// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/View.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectView {
struct ViewExample: View {
  var body: some View {
    Text("Content")
      .introspect(.view, on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Label
      }
  }
}
}
#endif
