// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/ColorPicker.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectColorPicker() -> some View {
ColorPicker("Ink", selection: .constant(.red))
  .introspect(.colorPicker, on: .iOS(.v14...), .visionOS) { print($0) }  // UIColorWell
  .introspect(.colorPicker, on: .macOS(.v11...)) { print($0) }  // NSColorWell
  .introspect(.colorPicker, on: .gtk) { print($0) }  // GTK.ColorButton
  // not available on tvOS
}
#endif
