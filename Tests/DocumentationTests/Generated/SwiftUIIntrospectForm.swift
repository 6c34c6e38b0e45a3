// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Form.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectForm {
struct FormExample: View {
  var body: some View {
    Form {
      Text("Item")
    }
    #if os(iOS)  // UITableView, then UICollectionView
      .introspect(.form, on: .iOS(.v13, .v14, .v15)) { print($0) }
      .introspect(.form, on: .iOS(.v16...)) { print($0) }
    #elseif os(tvOS)  // UITableView
      .introspect(.form, on: .tvOS(.v13...)) { print($0) }
    #elseif os(visionOS)  // UICollectionView
      .introspect(.form, on: .visionOS(.v1...)) { print($0) }
    #elseif os(Linux)  // GTK.ScrolledWindow
      .introspect(.form, on: .gtk(.v4)) { print($0) }
    #endif  // not available on macOS
  }
}
}
#endif
