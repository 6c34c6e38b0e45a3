import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct TextViewTests {
  private func primitive(_ view: some View) throws -> TextPrimitive {
    try #require(HeadlessWindow(view).primitives(TextPrimitive.self).first)
  }

  @Test func textIsResolvedInItsEnvironment() throws {
    let text = try primitive(
      Text(verbatim: "abc").environment(\.font, .title).environment(\.lineLimit, 2)
        .environment(\.multilineTextAlignment, .center))
    #expect(text.string == "abc")
    #expect(text.runs.first?.font == Font.title.resolve())
    #expect(text.layout.lineLimit == 2)
    #expect(text.layout.alignment == .center)
    #expect(!text.changesWithTime)
  }

  @Test func layoutDefaults() throws {
    let layout = try primitive(Text(verbatim: "abc")).layout
    #expect(layout.lineLimit == nil)
    #expect(layout.alignment == .leading)
    #expect(layout.truncationMode == .tail)
    #expect(layout.lineSpacing == 0)
    #expect(layout.minimumScaleFactor == 1)
    #expect(!layout.allowsTightening)
  }

  @Test func aLimitBelowOneLineIsOneLine() throws {
    #expect(try primitive(Text(verbatim: "x").environment(\.lineLimit, 0)).layout.lineLimit == 1)
  }

  @Test func theLabelIsForScreenReaders() throws {
    let text = try primitive(Text(verbatim: "AAPL").accessibilityLabel("Apple"))
    #expect(text.accessibilityLabel == "Apple")
    #expect(text.string == "AAPL")
  }

  @Test func longTextWraps() throws {
    let text = try primitive(Text(verbatim: String(repeating: "x", count: 100)))
    let wide = text.headlessSize(.unspecified, content: nil)
    let narrow = text.headlessSize(ProposedViewSize(width: 100, height: nil), content: nil)
    #expect(narrow.width <= 100)
    #expect(narrow.height > wide.height * 5)
  }
}
