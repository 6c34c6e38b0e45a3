// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Window.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectWindow {
struct WindowExample: View {
  var body: some View {
    Text("Content")
      .introspect(.window, on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Window
      }
  }
}
}
#endif
