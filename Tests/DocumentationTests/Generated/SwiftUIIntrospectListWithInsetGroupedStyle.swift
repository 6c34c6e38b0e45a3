// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ListWithInsetGroupedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectListWithInsetGroupedStyle {
struct ListWithInsetGroupedStyleExample: View {
  var body: some View {
    List {
      Text("Item")
    }
    .listStyle(.insetGrouped)
    #if os(iOS)  // UITableView, then UICollectionView
      .introspect(.list(style: .insetGrouped), on: .iOS(.v14, .v15)) {
        print($0)
      }
      .introspect(.list(style: .insetGrouped), on: .iOS(.v16...)) { print($0) }
    #elseif os(visionOS)  // UICollectionView
      .introspect(.list(style: .insetGrouped), on: .visionOS(.v1...)) {
        print($0)
      }
    #elseif os(Linux)  // GTK.ListView
      .introspect(.list(style: .insetGrouped), on: .gtk(.v4)) { print($0) }
    #endif  // not available on tvOS and macOS
  }
}
}
#endif
