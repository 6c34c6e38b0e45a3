import Foundation
import Testing

@testable import SwiftUICore

/// The documented metrics: 8 points a character, 16 a line, baselines 12 below the top.
@Suite @MainActor struct HeadlessTextTests {
  private func size<V: View>(_ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> CGSize
  {
    let text = try #require(HeadlessWindow(view).primitives(TextPrimitive.self).first)
    return text.headlessSize(ProposedViewSize(width: width, height: height), content: nil)
  }

  @Test func oneLineForEachParagraph() throws {
    #expect(try size(Text(verbatim: "Hello")) == CGSize(width: 40, height: 16))
    #expect(try size(Text(verbatim: "Hello\nyou")) == CGSize(width: 40, height: 32))
    #expect(try size(Text(verbatim: "")) == .zero)
  }

  @Test func breaksBetweenWords() throws {
    let text = Text(verbatim: "one two three")
    #expect(try size(text, 60) == CGSize(width: 56, height: 32))
    #expect(try size(text, 40) == CGSize(width: 40, height: 48))
  }

  @Test func breaksWordsThatAreTooLong() throws {
    #expect(try size(Text(verbatim: "abcdefgh"), 40) == CGSize(width: 40, height: 32))
  }

  @Test func takesTheLinesThatFit() throws {
    let text = Text(verbatim: "one two three")
    #expect(try size(text, 40, 32).height == 32)
    #expect(try size(text, 40, 0).height == 16)
    #expect(try size(text.lineLimit(2), 40).height == 32)
    #expect(try size(Text(verbatim: "a").lineLimit(3, reservesSpace: true)).height == 48)
  }

  @Test func fontsAreInProportion() throws {
    let text = Text(verbatim: "Hello").font(.system(size: 30))
    #expect(try size(text) == CGSize(width: 80, height: 32))
  }

  @Test func baselinesAreAligned() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a")
      Text(verbatim: "b").font(.system(size: 30))
    }
    let frames = HeadlessWindow(view).container.children.map(\.frame)
    try #require(frames.count == 2)
    #expect(frames[0].minY + 12 == frames[1].minY + 24)
  }
}
