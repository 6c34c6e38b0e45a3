#if GTK
import SwiftUI

struct ShowcaseApp: App {
  var body: some Scene {
    WindowGroup("Showcase") {
      ContentView(page: .text)
    }
    .defaultSize(width: 960, height: 720)
  }
}
#endif
