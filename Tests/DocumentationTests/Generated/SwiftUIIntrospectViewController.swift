// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ViewController.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectViewController {
struct ViewControllerExample: View {
  var body: some View {
    Text("Content")
      #if os(iOS) || os(tvOS) || os(visionOS)  // UIViewController
        .introspect(
          .viewController, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)
        ) {
          print($0)
        }
      #endif  // not available on macOS and Linux
  }
}
}
#endif
