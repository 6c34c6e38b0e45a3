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
        .introspect(.listCell, on: .gtk(.v4)) {
          print(type(of: $0))  // GTK.Widget
        }
    }
  }
}
}
#endif
