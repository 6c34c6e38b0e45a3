// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/ListWithSidebarStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectListWithSidebarStyle() -> some View {
List { Text("Item") }
  .listStyle(.sidebar)
  .introspect(.list(style: .sidebar), on: .iOS(.v14, .v15)) { print($0) }  // UITableView
  .introspect(.list(style: .sidebar), on: .iOS(.v16...), .visionOS) {  // UICollectionView
    print($0)
  }
  .introspect(.list(style: .sidebar), on: .macOS) { print($0) }  // NSTableView
  .introspect(.list(style: .sidebar), on: .gtk) { print($0) }  // GTK.ListView
  // not available on tvOS
}
#endif
