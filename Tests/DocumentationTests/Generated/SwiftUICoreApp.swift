// swift-format-ignore-file
// From Sources/SwiftUICore/App/App.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreApp {
struct Notes: App {
  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}
}
#endif
