// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/Table.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectTable {
struct People: View {
  struct Person: Identifiable {
    let name: String
    var id: String { name }
  }

  var body: some View {
    Table([Person(name: "Ada")]) { TableColumn("Name", value: \.name) }
      .introspect(.table, on: .iOS(.v16...), .visionOS) { print($0) }  // UICollectionView
      .introspect(.table, on: .macOS(.v12...)) { print($0) }  // NSTableView
      .introspect(.table, on: .gtk) { print($0) }  // GTK.ColumnView
      // not available on tvOS
  }
}
}
#endif
