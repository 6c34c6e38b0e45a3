import SwiftUI
import Testing

/// As a package's tests have it: one test, a case for every preview.
struct PreviewCheckExampleTests {
  @Test(arguments: await Previews.all.filter { $0.description.contains("PreviewUses.swift") })
  func preview(_ preview: FoundPreview) async throws {
    try await preview.check()
  }
}
