// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ListWithInsetStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectListWithInsetStyle {
struct ListWithInsetStyleExample: View {
  var body: some View {
    List {
      Text("Item")
    }
    .listStyle(.inset)
    #if os(iOS)  // UITableView, then UICollectionView
      .introspect(.list(style: .inset), on: .iOS(.v14, .v15)) { print($0) }
      .introspect(.list(style: .inset), on: .iOS(.v16...)) { print($0) }
    #elseif os(visionOS)  // UICollectionView
      .introspect(.list(style: .inset), on: .visionOS(.v1...)) { print($0) }
    #elseif os(macOS)  // NSTableView
      .introspect(.list(style: .inset), on: .macOS(.v11...)) { print($0) }
    #elseif os(Linux)  // GTK.ListView
      .introspect(.list(style: .inset), on: .gtk(.v4)) { print($0) }
    #endif  // not available on tvOS
  }
}
}
#endif
