// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/ListWithBorderedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectListWithBorderedStyle() -> some View {
List { Text("Item") }
  .listStyle(.bordered)
  .introspect(.list(style: .bordered), on: .macOS(.v12...)) { print($0) }  // NSTableView
  .introspect(.list(style: .bordered), on: .gtk) { print($0) }  // GTK.ListView
  // not available on iOS, tvOS and visionOS
}
#endif
