// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/ListCell.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectListCell() -> some View {
List {
  Text("Item")
    .introspect(.listCell, on: .iOS(.v13, .v14, .v15), .tvOS) {  // UITableViewCell
      print($0)
    }
    .introspect(.listCell, on: .iOS(.v16...), .visionOS) {  // UICollectionViewCell
      print($0)
    }
    .introspect(.listCell, on: .macOS) { print($0) }  // NSTableCellView
    .introspect(.listCell, on: .gtk) { print($0) }  // GTK.Widget
}
}
#endif
