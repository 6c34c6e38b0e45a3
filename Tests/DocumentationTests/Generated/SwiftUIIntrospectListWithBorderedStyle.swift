// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ListWithBorderedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectListWithBorderedStyle {
struct ListWithBorderedStyleExample: View {
  var body: some View {
    List {
      Text("Item")
    }
    .listStyle(.bordered)
    #if os(macOS)  // NSTableView
      .introspect(.list(style: .bordered), on: .macOS(.v12...)) { print($0) }
    #elseif os(Linux)  // GTK.ListView
      .introspect(.list(style: .bordered), on: .gtk(.v4)) { print($0) }
    #endif  // not available on iOS, tvOS and visionOS
  }
}
}
#endif
