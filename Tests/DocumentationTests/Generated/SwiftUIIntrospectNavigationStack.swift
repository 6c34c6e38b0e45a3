// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/NavigationStack.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectNavigationStack {
struct NavigationStackExample: View {
  var body: some View {
    NavigationStack {
      Text("Root")
    }
    .introspect(.navigationStack, on: .gtk(.v4)) {
      print(type(of: $0))  // GTK.Stack
    }
  }
}
}
#endif
