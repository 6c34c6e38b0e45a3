// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Popover.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectPopover {
struct PopoverExample: View {
  @State var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .popover(isPresented: $isShown) {
        Text("Content")
          #if os(iOS) || os(visionOS)  // UIPopoverPresentationController
            .introspect(.popover, on: .iOS(.v13...), .visionOS(.v1...)) { print($0) }
          #elseif os(Linux)  // GTK.Popover
            .introspect(.popover, on: .gtk(.v4)) { print($0) }
          #endif  // not available on tvOS and macOS
      }
  }
}
}
#endif
