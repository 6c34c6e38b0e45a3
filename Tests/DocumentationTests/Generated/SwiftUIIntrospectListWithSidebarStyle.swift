// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ListWithSidebarStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectListWithSidebarStyle {
struct ListWithSidebarStyleExample: View {
  var body: some View {
    List {
      Text("Item")
    }
    .listStyle(.sidebar)
    #if os(iOS)  // UITableView, then UICollectionView
      .introspect(.list(style: .sidebar), on: .iOS(.v14, .v15)) { print($0) }
      .introspect(.list(style: .sidebar), on: .iOS(.v16...)) { print($0) }
    #elseif os(visionOS)  // UICollectionView
      .introspect(.list(style: .sidebar), on: .visionOS(.v1...)) { print($0) }
    #elseif os(macOS)  // NSTableView
      .introspect(.list(style: .sidebar), on: .macOS(.v10_15...)) { print($0) }
    #elseif os(Linux)  // GTK.ListView
      .introspect(.list(style: .sidebar), on: .gtk(.v4)) { print($0) }
    #endif  // not available on tvOS
  }
}
}
#endif
