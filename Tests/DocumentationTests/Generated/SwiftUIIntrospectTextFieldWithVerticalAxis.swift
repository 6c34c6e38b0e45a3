// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/TextFieldWithVerticalAxis.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectTextFieldWithVerticalAxis() -> some View {
TextField("Note", text: .constant(""), axis: .vertical)
  .introspect(.textField(axis: .vertical), on: .iOS(.v16...), .visionOS) {  // UITextView
    print($0)
  }
  .introspect(.textField(axis: .vertical), on: .tvOS(.v16...)) { print($0) }  // UITextField
  .introspect(.textField(axis: .vertical), on: .macOS(.v13...)) { print($0) }  // NSTextField
  .introspect(.textField(axis: .vertical), on: .gtk) { print($0) }  // GTK.TextView
}
#endif
