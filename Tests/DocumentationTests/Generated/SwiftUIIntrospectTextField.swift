// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/TextField.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectTextField {
struct TextFieldExample: View {
  @State var name = ""

  var body: some View {
    TextField("Name", text: $name)
      #if os(iOS) || os(tvOS) || os(visionOS)  // UITextField
        .introspect(.textField, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSTextField
        .introspect(.textField, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.Entry
        .introspect(.textField, on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
