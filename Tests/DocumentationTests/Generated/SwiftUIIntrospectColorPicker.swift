// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ColorPicker.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectColorPicker {
struct ColorPickerExample: View {
  @State var color = Color.red

  var body: some View {
    ColorPicker("Ink", selection: $color)
      #if os(iOS) || os(visionOS)  // UIColorWell
        .introspect(.colorPicker, on: .iOS(.v14...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSColorWell
        .introspect(.colorPicker, on: .macOS(.v11...)) { print($0) }
      #elseif os(Linux)  // GTK.ColorButton
        .introspect(.colorPicker, on: .gtk(.v4)) { print($0) }
      #endif  // not available on tvOS
  }
}
}
#endif
