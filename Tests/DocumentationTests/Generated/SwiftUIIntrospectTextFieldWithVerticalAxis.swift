// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/TextFieldWithVerticalAxis.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectTextFieldWithVerticalAxis {
struct TextFieldWithVerticalAxisExample: View {
  @State var note = ""

  var body: some View {
    TextField("Note", text: $note, axis: .vertical)
      #if os(iOS) || os(visionOS)  // UITextView
        .introspect(.textField(axis: .vertical), on: .iOS(.v16...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(tvOS)  // UITextField
        .introspect(.textField(axis: .vertical), on: .tvOS(.v16...)) { print($0) }
      #elseif os(macOS)  // NSTextField
        .introspect(.textField(axis: .vertical), on: .macOS(.v13...)) {
          print($0)
        }
      #elseif os(Linux)  // GTK.TextView
        .introspect(.textField(axis: .vertical), on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
