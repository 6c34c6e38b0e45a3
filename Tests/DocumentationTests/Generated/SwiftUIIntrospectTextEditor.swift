// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/TextEditor.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectTextEditor() -> some View {
TextEditor(text: .constant(""))
  .introspect(.textEditor, on: .iOS(.v14...), .visionOS) { print($0) }  // UITextView
  .introspect(.textEditor, on: .macOS(.v11...)) { print($0) }  // NSTextView
  .introspect(.textEditor, on: .gtk) { print($0) }  // GTK.TextView
  // not available on tvOS
}
#endif
