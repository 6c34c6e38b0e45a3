// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Lists/Form.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectForm() -> some View {
Form { Text("Item") }
  .introspect(.form, on: .iOS(.v13, .v14, .v15), .tvOS) { print($0) }  // UITableView
  .introspect(.form, on: .iOS(.v16...), .visionOS) { print($0) }  // UICollectionView
  .introspect(.form, on: .gtk) { print($0) }  // GTK.ScrolledWindow
  // not available on macOS
}
#endif
