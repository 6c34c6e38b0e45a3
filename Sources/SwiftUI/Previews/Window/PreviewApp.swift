#if GTK
import SwiftUICore

/// The app that is shown in place of the program's own.
struct PreviewApp: App {
  private var request: PreviewRequest?
  private var previews: [FoundPreview] = []

  init() {}

  init(_ previews: [FoundPreview], request: PreviewRequest) {
    self.previews = previews
    self.request = request
  }

  var body: some Scene {
    WindowGroup("Previews") {
      if let request { PreviewBrowser(previews, request: request) }
    }
    .defaultSize(width: 1100, height: 760)
  }
}
#endif
