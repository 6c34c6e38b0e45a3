import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting fonts")
struct FontTests {
  @Test func readsTheSize() throws {
    #expect(try Font.custom("abc", size: 13).size() == 13)
    #expect(try Font.system(size: 15, weight: .bold).italic().size() == 15)
    #expect(message { try Font.headline.size() } == "Font does not have 'size' attribute")
  }

  @Test func tellsWhetherTheSizeIsFixed() {
    #expect(Font.custom("abc", fixedSize: 16).isFixedSize())
    #expect(!Font.custom("abc", size: 16).isFixedSize())
    #expect(!Font.system(size: 15).isFixedSize())
    #expect(!Font.headline.isFixedSize())
  }

  @Test func readsTheName() throws {
    #expect(try Font.custom("abc", size: 13).name() == "abc")
    #expect(message { try Font.system(size: 40).name() } == "Font does not have 'name' attribute")
  }

  @Test func readsTheWeight() throws {
    #expect(try Font.system(size: 14, weight: .heavy).weight() == .heavy)
    #expect(try Font.system(size: 13).weight() == .regular)
    #expect(
      message { try Font.custom("abc", size: 14).weight() }
        == "Font does not have 'weight' attribute")
  }

  @Test func readsTheDesign() throws {
    #expect(try Font.system(size: 14, design: .monospaced).design() == .monospaced)
    #expect(try Font.system(size: 13).design() == .default)
    #expect(
      message { try Font.custom("abc", size: 14).design() }
        == "Font does not have 'design' attribute")
  }

  @Test func readsTheStyle() throws {
    #expect(try Font.callout.style() == .callout)
    #expect(try Font.custom("abc", size: 14, relativeTo: .caption2).style() == .caption2)
    #expect(
      message { try Font.system(size: 15).style() } == "Font does not have 'style' attribute")
  }
}
