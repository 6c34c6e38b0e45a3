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
    .introspect(.list, on: .gtk(.v4)) {
      print(type(of: $0))  // GTK.ListView
    }
  }
}
}
#endif
