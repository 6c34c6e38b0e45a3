// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/ListWithInsetGroupedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectListWithInsetGroupedStyle() -> some View {
List { Text("Item") }
  .listStyle(.insetGrouped)
  .introspect(.list(style: .insetGrouped), on: .iOS(.v14, .v15)) { print($0) }  // UITableView
  .introspect(  // UICollectionView
    .list(style: .insetGrouped), on: .iOS(.v16...), .visionOS
  ) { print($0) }
  .introspect(.list(style: .insetGrouped), on: .gtk) { print($0) }  // GTK.ListView
  // not available on tvOS and macOS
}
#endif
