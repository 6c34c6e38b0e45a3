// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/SearchField.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectSearchField() -> some View {
NavigationView { Text("Root").searchable(text: .constant("")) }
  .introspect(.searchField, on: .iOS(.v15...), .tvOS(.v15...), .visionOS) {  // UISearchBar
    print($0)
  }
  .introspect(.searchField, on: .gtk) { print($0) }  // GTK.SearchEntry
  // not available on macOS
}
#endif
