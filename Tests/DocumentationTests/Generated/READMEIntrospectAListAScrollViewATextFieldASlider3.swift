// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleREADMEIntrospectAListAScrollViewATextFieldASlider3() -> some View {
List {
  Text("Item")
}
#if os(macOS)
  .introspect(.list, on: .macOS) { $0.usesAlternatingRowBackgroundColors = true }
#elseif os(Linux)
  .introspect(.list, on: .gtk) { $0.showSeparators = true }
#endif
.introspect(.list, on: .iOS(.v16...), .visionOS) { print("drawn by", type(of: $0)) }
}
#endif
