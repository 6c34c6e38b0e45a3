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
    #if os(iOS) || os(tvOS) || os(visionOS)  // UINavigationController
      .introspect(
        .navigationStack, on: .iOS(.v16...), .tvOS(.v16...), .visionOS(.v1...)
      ) {
        print($0)
      }
    #elseif os(Linux)  // GTK.Stack
      .introspect(.navigationStack, on: .gtk(.v4)) { print($0) }
    #endif  // not available on macOS
  }
}
}
#endif
