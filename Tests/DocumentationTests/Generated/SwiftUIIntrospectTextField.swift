// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/TextField.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectTextField() -> some View {
TextField("Name", text: .constant(""))
  .introspect(.textField, on: .iOS, .tvOS, .visionOS) { print($0) }  // UITextField
  .introspect(.textField, on: .macOS) { print($0) }  // NSTextField
  .introspect(.textField, on: .gtk) { print($0) }  // GTK.Entry
}
#endif
