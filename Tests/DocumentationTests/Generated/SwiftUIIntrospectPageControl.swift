// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/PageControl.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectPageControl() -> some View {
TabView { Text("Page") }
  .tabViewStyle(.page)
  .introspect(.pageControl, on: .iOS(.v14...), .tvOS(.v14...), .visionOS) {  // UIPageControl
    print($0)
  }
  // not available on macOS and Linux
}
#endif
