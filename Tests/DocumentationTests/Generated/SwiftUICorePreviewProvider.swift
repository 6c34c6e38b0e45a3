// swift-format-ignore-file
// From Sources/SwiftUICore/Previews/PreviewProvider.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICorePreviewProvider {
struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Text("3").previewDisplayName("Badge")
  }
}
}
#endif
