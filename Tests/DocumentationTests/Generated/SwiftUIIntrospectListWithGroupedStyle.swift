// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ListWithGroupedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectListWithGroupedStyle {
struct ListWithGroupedStyleExample: View {
  var body: some View {
    List {
      Text("Item")
    }
    .listStyle(.grouped)
    #if os(iOS)  // UITableView, then UICollectionView
      .introspect(.list(style: .grouped), on: .iOS(.v13, .v14, .v15)) {
        print($0)
      }
      .introspect(.list(style: .grouped), on: .iOS(.v16...)) { print($0) }
    #elseif os(tvOS)  // UITableView
      .introspect(.list(style: .grouped), on: .tvOS(.v13...)) { print($0) }
    #elseif os(visionOS)  // UICollectionView
      .introspect(.list(style: .grouped), on: .visionOS(.v1...)) { print($0) }
    #elseif os(Linux)  // GTK.ListView
      .introspect(.list(style: .grouped), on: .gtk(.v4)) { print($0) }
    #endif  // not available on macOS
  }
}
}
#endif
