// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/ListWithGroupedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectListWithGroupedStyle() -> some View {
List { Text("Item") }
  .listStyle(.grouped)
  .introspect(.list(style: .grouped), on: .iOS(.v13, .v14, .v15), .tvOS) {  // UITableView
    print($0)
  }
  .introspect(.list(style: .grouped), on: .iOS(.v16...), .visionOS) {  // UICollectionView
    print($0)
  }
  .introspect(.list(style: .grouped), on: .gtk) { print($0) }  // GTK.ListView
  // not available on macOS
}
#endif
