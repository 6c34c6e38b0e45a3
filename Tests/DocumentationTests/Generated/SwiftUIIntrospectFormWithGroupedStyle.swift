// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/FormWithGroupedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectFormWithGroupedStyle() -> some View {
Form { Text("Item") }
  .formStyle(.grouped)
  .introspect(.form(style: .grouped), on: .iOS(.v16...), .visionOS) {  // UICollectionView
    print($0)
  }
  .introspect(.form(style: .grouped), on: .tvOS(.v16...)) { print($0) }  // UITableView
  .introspect(.form(style: .grouped), on: .macOS(.v13...)) { print($0) }  // NSScrollView
  .introspect(.form(style: .grouped), on: .gtk) { print($0) }  // GTK.ScrolledWindow
}
#endif
