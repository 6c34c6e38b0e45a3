// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Presentation/Sheet.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectSheet() -> some View {
Button("Show") {}
  .sheet(isPresented: .constant(true)) {
    Text("Content")
      .introspect(.sheet, on: .iOS, .tvOS) { print($0) }  // UIPresentationController
      .introspect(.sheet, on: .visionOS(.v1...)) { print($0) }  // UISheetPresentationController
      // from iOS 15 on also a UISheetPresentationController, if the closure names that type
      .introspect(.sheet, on: .gtk) { print($0) }  // GTK.Window
      // not available on macOS
  }
}
#endif
