// swift-format-ignore-file
// From docs/previews.md, by `make docs`.

#if GTK
import SwiftUI

enum ExamplePreviewsALibraryWithoutAnApp {

struct PreviewHost: App {
  var body: some Scene {
    WindowGroup { Text("Start with SWIFTUI_PREVIEWS=render to see the previews.") }
  }
}
}
#endif
