#if os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Guides")
struct AlignmentGuideTests {
  @Test func alignmentGuides() throws {
    let view = EmptyView().alignmentGuide(.leading) { $0.width / 4 }
      .alignmentGuide(VerticalAlignment.top) { $0[.bottom] - 1 }
    try expectModifier("alignmentGuide", on: view) {
      try $0.alignmentGuide(HorizontalAlignment.leading, in: CGSize(width: 40, height: 10)) == 10
    }
    try expectModifier("alignmentGuide", on: view) {
      try $0.alignmentGuide(VerticalAlignment.top, in: CGSize(width: 40, height: 10)) == 9
    }
    #expect(
      message {
        try view.inspect().emptyView().alignmentGuide(HorizontalAlignment.center, in: .zero)
      }
        == "EmptyView does not have 'alignmentGuide' modifier")
  }
}
#endif
