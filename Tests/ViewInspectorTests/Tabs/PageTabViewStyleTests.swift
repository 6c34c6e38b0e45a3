#if !os(macOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting page styles")
struct PageTabViewStyleTests {
  @Test func readTheirIndexDisplayMode() {
    #expect(PageTabViewStyle(indexDisplayMode: .always).indexDisplayMode == .always)
    #expect(PageTabViewStyle().indexDisplayMode == .automatic)
    #expect(PageTabViewStyle.IndexDisplayMode.always != .never)
  }

  @Test func areCompared() {
    #expect(
      PageTabViewStyle(indexDisplayMode: .never) == PageTabViewStyle(indexDisplayMode: .never))
    #expect(PageTabViewStyle(indexDisplayMode: .never) != PageTabViewStyle())
  }
}
#endif
