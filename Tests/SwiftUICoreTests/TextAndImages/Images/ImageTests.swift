import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ImageTests {
  private func resolve(_ image: Image) -> ResolvedImage { image.resolve(in: EnvironmentValues()) }

  @Test func symbolsAreIconsOfTheTheme() {
    let image = resolve(Image(systemName: "trash"))
    #expect(
      image.source
        == .symbol(SystemImageNames.Icon(symbol: "trash", name: "user-trash-symbolic")))
    #expect(image.label == .systemSymbol("trash"))
    #expect(image.renderingMode == .template)
    #expect(image.resizing == nil)
    #expect(resolve(Image(systemName: "wifi", variableValue: 0.5)).variableValue == 0.5)
  }

  @Test func modifiersAreKept() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let image = resolve(
      Image(systemName: "star").resizable(capInsets: insets, resizingMode: .tile)
        .renderingMode(.original).interpolation(.high).antialiased(false)
        .symbolRenderingMode(.palette))
    #expect(image.resizing == ResolvedImage.Resizing(capInsets: insets, mode: .tile))
    #expect(image.renderingMode == .original)
    #expect(image.interpolation == .high)
    #expect(!image.isAntialiased)
    #expect(image.symbolRenderingMode == .palette)
    let plain = resolve(Image(systemName: "star").resizable().renderingMode(nil))
    #expect(plain.resizing == ResolvedImage.Resizing(capInsets: EdgeInsets(), mode: .stretch))
    #expect(plain.renderingMode == .template)
  }

  @Test func dataAndFiles() {
    let data = Data([1, 2, 3])
    #expect(resolve(Image(data: data)).source == .data(data))
    let file = resolve(Image(contentsOfFile: "/tmp/picture.png", label: Text("Picture")))
    #expect(file.source == .file(URL(fileURLWithPath: "/tmp/picture.png"), scale: 1))
    #expect(file.label == .text(Text("Picture")))
  }

  @Test func decorativeImagesHaveNoLabel() {
    Diagnostics.capturing({ _ in }) {
      let image = resolve(Image(decorative: "none"))
      #expect(image.isDecorative)
      #expect(image.label == nil)
      #expect(resolve(Image("none")).label == .text(Text("none")))
    }
  }

  @Test func missingImagesAreReportedOnce() {
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      #expect(resolve(Image("no-such-image")).source == .missing(name: "no-such-image"))
      #expect(resolve(Image("no-such-image")).source == .missing(name: "no-such-image"))
    }
    #expect(messages.all.filter { $0.contains("\"no-such-image\"") }.count == 1)
  }

  @Test func equalityIsByValue() {
    #expect(Image(systemName: "star") == Image(systemName: "star"))
    #expect(Image(systemName: "star") != Image("star"))
    #expect(Image("a").resizable() == Image("a").resizable())
    #expect(Image("a").resizable() != Image("a"))
  }

  /// What inspection reads.
  @Test func structureIsTheKnownOne() throws {
    func base(_ image: Image) throws -> Any { try property("provider|base", of: image) }
    let named = try base(Image("Logo"))
    #expect(child("name", of: named) as? String == "Logo")
    #expect(try property("label|some|text", of: named) as? Text == Text("Logo"))
    let resizable = try base(Image("Logo").resizable())
    #expect(child("base", of: resizable) as? Image == Image("Logo"))
    let symbol = try base(Image(systemName: "star"))
    #expect(try property("label|some|systemSymbol", of: symbol) as? String == "star")
  }
}

@Suite @MainActor struct ImageViewTests {
  private func primitive(_ view: some View) throws -> ImagePrimitive {
    try #require(HeadlessWindow(view).primitives(ImagePrimitive.self).first)
  }

  @Test func symbolsFollowFontAndScale() throws {
    let image = Image(systemName: "star")
    #expect(try primitive(image).symbolSize == 16)
    #expect(try primitive(image.environment(\.imageScale, .large)).symbolSize > 16)
    #expect(try primitive(image.environment(\.font, .largeTitle)).symbolSize == 32)
    #expect(try primitive(image).foreground == nil)
    let red = image.environment(\.foregroundColor, .white)
    #expect(try primitive(red).foreground?.fill == .color(.white))
    #expect(try primitive(image).accessibilityLabel == "star")
  }

  @Test func variantsChooseTheSymbol() throws {
    let image = Image(systemName: "checkmark").environment(\.symbolVariants, .circle.fill)
    guard case .symbol(let icon) = try primitive(image).image.source else {
      Issue.record("not a symbol")
      return
    }
    #expect(icon.symbol == "checkmark.circle.fill")
    #expect(icon.name == "emblem-ok-symbolic")
  }

  @Test func onlyResizableImagesTakeTheirSpace() throws {
    let proposal = ProposedViewSize(width: 200, height: 50)
    let fixed = try primitive(Image(systemName: "star"))
    #expect(fixed.headlessSize(proposal, content: nil) == CGSize(width: 16, height: 16))
    let resizable = try primitive(Image(systemName: "star").resizable())
    #expect(resizable.headlessSize(proposal, content: nil) == CGSize(width: 200, height: 50))
  }
}

@Suite struct SymbolVariantsTests {
  @Test(arguments: [
    (SymbolVariants.none, "star"), (.fill, "star.fill"), (.circle, "star.circle"),
    (.circle.fill, "star.circle.fill"), (.slash.fill, "star.slash.fill"),
    (.square.slash, "star.slash.square"),
  ])
  func namesGetTheirVariants(variants: SymbolVariants, name: String) {
    #expect(variants.name(for: "star") == name)
  }

  @Test func variantsThatAreThereAreNotRepeated() {
    #expect(SymbolVariants.fill.name(for: "star.fill") == "star.fill")
    #expect(SymbolVariants.circle.name(for: "star.fill") == "star.circle.fill")
  }

  @Test func containment() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.fill.contains(.circle))
  }
}
