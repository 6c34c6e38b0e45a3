// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/FormWithGroupedStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectFormWithGroupedStyle {
struct FormWithGroupedStyleExample: View {
  var body: some View {
    Form {
      Text("Item")
    }
    .formStyle(.grouped)
    #if os(iOS) || os(visionOS)  // UICollectionView
      .introspect(.form(style: .grouped), on: .iOS(.v16...), .visionOS(.v1...)) {
        print($0)
      }
    #elseif os(tvOS)  // UITableView
      .introspect(.form(style: .grouped), on: .tvOS(.v16...)) { print($0) }
    #elseif os(macOS)  // NSScrollView
      .introspect(.form(style: .grouped), on: .macOS(.v13...)) { print($0) }
    #elseif os(Linux)  // GTK.ScrolledWindow
      .introspect(.form(style: .grouped), on: .gtk(.v4)) { print($0) }
    #endif
  }
}
}
#endif
