// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Navigation/TabViewWithPageStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectTabViewWithPageStyle() -> some View {
TabView { Text("Page") }
  .tabViewStyle(.page)
  .introspect(  // UICollectionView
    .tabView(style: .page), on: .iOS(.v14...), .tvOS(.v14...), .visionOS
  ) { print($0) }
  // not available on macOS and Linux
}
#endif
