import SwiftUI

#if canImport(SwiftUIIntrospect)
import SwiftUIIntrospect
#endif

struct ListView: View {
  var body: some View {
    List {
      row
    }
    #if canImport(SwiftUIIntrospect)
    #if os(iOS)
    .introspect(.list, on: .iOS(.v13, .v14, .v15)) { tableView in
      tableView.separatorStyle = .none
    }
    .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
      collectionView.bounces = false
    }
    #elseif os(tvOS)
    .introspect(.list, on: .tvOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26)) { tableView in
      tableView.backgroundView = UIView()
    }
    #elseif os(visionOS)
    .introspect(.list, on: .visionOS(.v1, .v2)) { $0.backgroundColor = .clear }
    #elseif os(macOS)
    .introspect(.list, on: .macOS(.v11, .v12, .v13, .v14, .v15)) { tableView in
      tableView.backgroundColor = .clear
      tableView.enclosingScrollView?.drawsBackground = false
    }
    #endif
    #endif
  }

  private var row: some View {
    Text("Item")
      #if canImport(SwiftUIIntrospect)
    #if os(iOS)
    .introspect(.listCell, on: .iOS(.v13, .v14, .v15)) { $0.selectionStyle = .none }
    .introspect(.listCell, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { cell in
      cell.backgroundView = UIView()
    }
    #elseif os(macOS)
    .introspect(.listCell, on: .macOS(.v11...)) { $0.textField?.isEditable = false }
    #endif
      #endif
  }
}
