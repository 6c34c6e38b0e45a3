// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Presentation/Popover.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectPopover() -> some View {
Button("Show") {}
  .popover(isPresented: .constant(true)) {
    Text("Content")
      .introspect(.popover, on: .iOS, .visionOS) {  // UIPopoverPresentationController
        print($0)
      }
      .introspect(.popover, on: .gtk) { print($0) }  // GTK.Popover
      // not available on tvOS and macOS
  }
}
#endif
