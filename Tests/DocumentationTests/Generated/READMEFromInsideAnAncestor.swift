// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleREADMEFromInsideAnAncestor() -> some View {
ScrollView {
  Text("Item")
    .introspect(.scrollView, on: .gtk(.v4), scope: .ancestor) { scrolledWindow in
      scrolledWindow.overlayScrolling = false
    }
}
}
#endif
