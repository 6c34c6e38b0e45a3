// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/TextEditor.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectTextEditor {
struct TextEditorExample: View {
  @State var text = ""

  var body: some View {
    TextEditor(text: $text)
      #if os(iOS) || os(visionOS)  // UITextView
        .introspect(.textEditor, on: .iOS(.v14...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSTextView
        .introspect(.textEditor, on: .macOS(.v11...)) { print($0) }
      #elseif os(Linux)  // GTK.TextView
        .introspect(.textEditor, on: .gtk(.v4)) { print($0) }
      #endif  // not available on tvOS
  }
}
}
#endif
