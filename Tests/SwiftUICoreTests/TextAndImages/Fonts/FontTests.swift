import Foundation
import Testing

@testable import SwiftUICore

@Suite struct FontTests {
  /// The sizes of iOS at its "Large" setting (Human Interface Guidelines), with a body of 15.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
    (.caption2, 11),
  ])
  func textStylesKeepTheirProportions(style: Font.TextStyle, iOSSize: Double) {
    let size: CGFloat = Font.system(style).resolve().size
    #expect(abs(size - iOSSize * 15 / 17) <= 0.5)
    #expect(size == size.rounded())
  }

  @Test func theBodyIsAboutTheDesktopsFont() {
    #expect(Font.body.resolve() == ResolvedFont(size: 15))
    #expect(Font.headline.resolve().weight == .semibold)
    #expect(Font.title.resolve().weight == .regular)
  }

  @Test func systemFonts() {
    let font = Font.system(size: 20, weight: .bold, design: .monospaced).resolve()
    #expect(font == ResolvedFont(size: 20, weight: .bold, design: .monospaced))
    let serif = Font.system(.headline, design: .serif, weight: .light).resolve()
    #expect(serif.design == .serif)
    #expect(serif.weight == .light)
  }

  @Test func customFonts() {
    #expect(Font.custom("Inter", size: 18).resolve() == ResolvedFont(family: "Inter", size: 18))
    #expect(Font.custom("Inter", fixedSize: 18) != .custom("Inter", size: 18))
    #expect(Font.custom("Inter", size: 18, relativeTo: .body) == .custom("Inter", size: 18))
  }

  @Test func modifiersAddUp() {
    let font = Font.body.italic().bold().monospacedDigit().smallCaps().width(.condensed)
      .leading(.tight).resolve()
    #expect(font.isItalic)
    #expect(font.weight == .bold)
    #expect(font.hasMonospacedDigits)
    #expect(font.hasLowercaseSmallCaps && font.hasUppercaseSmallCaps)
    #expect(font.width == .condensed)
    #expect(font.leading == .tight)
    #expect(font.size == 15)
    #expect(Font.body.monospaced().resolve().design == .monospaced)
    #expect(Font.body.bold().weight(.thin).resolve().weight == .thin)
  }

  /// OpenType's weight classes.
  @Test(arguments: [
    (Font.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
  ])
  func weights(weight: Font.Weight, class value: Int) {
    #expect(weight.openType == value)
  }

  @Test func equalityIsByValue() {
    #expect(Font.body == .system(.body))
    #expect(Font.body.bold() == .body.bold())
    #expect(Font.body.bold() != .body)
    #expect(Set([Font.body, .body, .title]).count == 2)
  }

  /// What inspection reads.
  @Test func structureIsTheKnownOne() throws {
    func base(_ font: Font) throws -> Any { try property("provider|base", of: font) }
    let system = try base(.system(size: 12, weight: .bold, design: .serif))
    #expect(child("size", of: system) as? CGFloat == 12)
    #expect(child("weight", of: system) as? Font.Weight == .bold)
    #expect(child("design", of: system) as? Font.Design == .serif)
    #expect(child("style", of: try base(.title2)) as? Font.TextStyle == .title2)
    let named = try base(.custom("Inter", size: 9))
    #expect(child("name", of: named) as? String == "Inter")
    #expect(child("textStyle", of: named) as? Font.TextStyle == .body)
  }
}
