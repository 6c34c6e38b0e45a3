// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/List.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectList() -> some View {
List { Text("Item") }
  .introspect(.list, on: .iOS(.v13, .v14, .v15), .tvOS) { print($0) }  // UITableView
  .introspect(.list, on: .iOS(.v16...), .visionOS) { print($0) }  // UICollectionView
  .introspect(.list, on: .macOS) { print($0) }  // NSTableView
  .introspect(.list, on: .gtk) { print($0) }  // GTK.ListView
}
#endif
