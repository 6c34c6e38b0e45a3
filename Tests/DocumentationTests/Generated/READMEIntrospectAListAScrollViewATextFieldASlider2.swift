// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleREADMEIntrospectAListAScrollViewATextFieldASlider2() -> some View {
List {
  Text("Item")
}
.introspect(.list, on: .gtk(.v4)) { listView in
  listView.showSeparators = true
}
}
#endif
