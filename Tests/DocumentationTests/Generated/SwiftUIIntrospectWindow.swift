// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Window.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectWindow {
struct WindowExample: View {
  var body: some View {
    Text("Content")
      #if os(iOS) || os(tvOS) || os(visionOS)  // UIWindow
        .introspect(.window, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSWindow
        .introspect(.window, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Window
        .introspect(.window, on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
