// swift-format-ignore-file
// From docs/previews.md, by `make docs`.

#if GTK
import SwiftUI
import Testing

enum ExamplePreviewsATestOfEveryPreview {

struct PreviewTests {
  @Test(arguments: await Previews.all.filter { $0.description.hasPrefix("Shop") })
  func preview(_ preview: FoundPreview) async throws {
    try await preview.check()
  }
}
}
#endif
