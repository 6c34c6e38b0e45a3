// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Sheet.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectSheet {
struct SheetExample: View {
  @State var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Content")
          #if os(iOS) || os(tvOS)  // UIPresentationController
            .introspect(.sheet, on: .iOS(.v13...), .tvOS(.v13...)) { print($0) }
          #elseif os(visionOS)  // UISheetPresentationController
            .introspect(.sheet, on: .visionOS(.v1...)) { print($0) }
          #elseif os(Linux)  // GTK.Window
            .introspect(.sheet, on: .gtk(.v4)) { print($0) }
          #endif  // not available on macOS
      }
  }
}
}
#endif
