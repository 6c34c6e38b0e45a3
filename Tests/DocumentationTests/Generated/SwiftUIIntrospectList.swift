// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/List.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectList {
struct ListExample: View {
  var body: some View {
    List {
      Text("Item")
    }
    #if os(iOS)  // UITableView, then UICollectionView
      .introspect(.list, on: .iOS(.v13, .v14, .v15)) { print($0) }
      .introspect(.list, on: .iOS(.v16...)) { print($0) }
    #elseif os(tvOS)  // UITableView
      .introspect(.list, on: .tvOS(.v13...)) { print($0) }
    #elseif os(visionOS)  // UICollectionView
      .introspect(.list, on: .visionOS(.v1...)) { print($0) }
    #elseif os(macOS)  // NSTableView
      .introspect(.list, on: .macOS(.v10_15...)) { print($0) }
    #elseif os(Linux)  // GTK.ListView
      .introspect(.list, on: .gtk(.v4)) { print($0) }
    #endif
  }
}
}
#endif
