// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Presentation/FullScreenCover.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectFullScreenCover() -> some View {
Button("Show") {}
  .fullScreenCover(isPresented: .constant(true)) {
    Text("Content")
      .introspect(  // UIPresentationController
        .fullScreenCover, on: .iOS(.v14...), .tvOS(.v14...), .visionOS
      ) { print($0) }
      // not available on macOS and Linux
  }
}
#endif
