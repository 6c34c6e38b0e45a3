// swift-format-ignore-file
// From Sources/SwiftUICore/Previews/PreviewModifier.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICorePreviewModifier {
struct Titled: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Sample" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

#Preview(traits: .modifier(Titled())) { Text("Shown below the title") }
}
#endif
