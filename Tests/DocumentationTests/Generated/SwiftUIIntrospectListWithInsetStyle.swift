// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/ListWithInsetStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectListWithInsetStyle() -> some View {
List { Text("Item") }
  .listStyle(.inset)
  .introspect(.list(style: .inset), on: .iOS(.v14, .v15)) { print($0) }  // UITableView
  .introspect(.list(style: .inset), on: .iOS(.v16...), .visionOS) {  // UICollectionView
    print($0)
  }
  .introspect(.list(style: .inset), on: .macOS(.v11...)) { print($0) }  // NSTableView
  .introspect(.list(style: .inset), on: .gtk) { print($0) }  // GTK.ListView
  // not available on tvOS
}
#endif
