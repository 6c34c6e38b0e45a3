// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ListCell.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectListCell {
struct ListCellExample: View {
  var body: some View {
    List {
      Text("Item")
        #if os(iOS)  // UITableViewCell, then UICollectionViewCell
          .introspect(.listCell, on: .iOS(.v13, .v14, .v15)) { print($0) }
          .introspect(.listCell, on: .iOS(.v16...)) { print($0) }
        #elseif os(tvOS)  // UITableViewCell
          .introspect(.listCell, on: .tvOS(.v13...)) { print($0) }
        #elseif os(visionOS)  // UICollectionViewCell
          .introspect(.listCell, on: .visionOS(.v1...)) { print($0) }
        #elseif os(macOS)  // NSTableCellView
          .introspect(.listCell, on: .macOS(.v10_15...)) { print($0) }
        #elseif os(Linux)  // GTK.Widget
          .introspect(.listCell, on: .gtk(.v4)) { print($0) }
        #endif
    }
  }
}
}
#endif
