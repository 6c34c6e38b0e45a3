import SwiftUI

#if canImport(SwiftUIIntrospect)
  import SwiftUIIntrospect
#endif

struct ListView: View {
  var body: some View {
    List {
      Text("Item")
    }
    #if canImport(SwiftUIIntrospect)
      #if os(iOS)
        .introspect(.list, on: .iOS(.v13, .v14, .v15)) { tableView in
          tableView.bounces = false
        }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collectionView in
          collectionView.bounces = false
        }
      #endif
    #endif
  }
}
