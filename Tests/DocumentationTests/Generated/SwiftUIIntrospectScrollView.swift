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
    .introspect(.scrollView, on: .gtk(.v4)) {
      print(type(of: $0))  // GTK.ScrolledWindow
    }
  }
}
}
#endif
