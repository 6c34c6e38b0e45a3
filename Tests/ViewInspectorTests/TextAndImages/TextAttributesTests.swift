import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting how texts look")
struct TextAttributesTests {
  private func attributes(_ view: Text) throws -> ViewType.Text.Attributes {
    try view.inspect().text().attributes()
  }

  @Test func readsWhatIsSet() throws {
    #expect(try attributes(Text("a").strikethrough().bold()).isBold())
    #expect(try attributes(Text("a").kerning(1).italic().bold()).isItalic())
    #expect(try attributes(Text("a").fontWeight(.bold)).isBold())
    #expect(try attributes(Text("a").italic().fontWeight(.heavy)).fontWeight() == .heavy)
    #expect(try attributes(Text("a").kerning(2).font(.largeTitle)).font() == .largeTitle)
    #expect(try attributes(Text("a").italic().foregroundColor(.green)).foregroundColor() == .green)
    #expect(try attributes(Text("a").italic().kerning(7)).kerning() == 7)
    #expect(try attributes(Text("a").italic().tracking(4)).tracking() == 4)
    #expect(try attributes(Text("a").italic().baselineOffset(6)).baselineOffset() == 6)
  }

  @Test func readsLines() throws {
    let struck = try attributes(
      Text("a").bold().strikethrough(true, pattern: .dot, color: .black))
    #expect(try struck.isStrikethrough())
    #expect(try struck.strikethroughColor() == .black)
    #expect(try struck.strikethroughStyle() == [.single, .patternDot])
    let underlined = try attributes(Text("a").bold().underline(true, pattern: .dash, color: .red))
    #expect(try underlined.isUnderline())
    #expect(try underlined.underlineColor() == .red)
    #expect(try underlined.underlineStyle() == [.single, .patternDash])
    #expect(try attributes(Text("a").underline()).underlineColor() == nil)
  }

  @Test func namesWhatIsMissing() throws {
    let sut = try attributes(Text("a"))
    #expect(message { try sut.isBold() } == "Text does not have 'bold' modifier")
    #expect(message { try sut.isItalic() } == "Text does not have 'italic' modifier")
    #expect(message { try sut.kerning() } == "Text does not have 'kerning' modifier")
  }

  @Test func readsWhatViewsAroundSet() throws {
    let sut = Group { Group { Text("") }.font(.body).foregroundColor(.green) }
      .font(.title).foregroundColor(.blue)
    let text = try sut.inspect().find(ViewType.Text.self).attributes()
    #expect(try text.font() == .body)
    #expect(try text.foregroundColor() == .green)
  }

  @Test("A subscript with positions takes a part")
  func readsPartsOfATextByPositions() throws {
    let sut = try attributes(
      Text("Te").bold() + Text("st").italic() + Text("123").bold().italic())
    #expect(try sut[0..<2].isBold())
    #expect(try sut[2..<6].isItalic())
    #expect(try sut[...1].isBold())
    #expect(try sut[5...].isBold())
    #expect(
      message { try sut[0..<4].isItalic() } == "Modifier 'italic' is applied only to a subrange")
    #expect(message { try sut.isBold() } == "Modifier 'bold' is applied only to a subrange")
    #expect(message { try sut[10..<14].isBold() } == "Invalid text range")
    let kerned = try attributes(Text("Te").kerning(2) + Text("st").kerning(4))
    #expect(
      message { try kerned.kerning() } == "Modifier 'kerning' has different values in subranges")
  }

  @Test("A subscript with indices takes a part")
  func readsPartsOfATextByIndices() throws {
    let text = Text("bold").bold() + Text(" ") + Text("italic").italic()
    let string = try text.inspect().text().string()
    let sut = try attributes(text)
    let bold = try #require(string.range(of: "bold"))
    #expect(try sut[bold].isBold())
    let italic = try #require(string.range(of: "italic"))
    #expect(try sut[italic.lowerBound...].isItalic())
    #expect(
      message { try sut[string.startIndex...].isBold() }
        == "Modifier 'bold' is applied only to a subrange")
  }

  @Test func readsModifiersOfTheWhole() throws {
    let sut = try attributes((Text("Te") + Text("st").kerning(1)).bold().kerning(3))
    #expect(try sut.isBold())
    #expect(try sut[0..<2].kerning() == 3)
    #expect(try sut[2..<4].kerning() == 1)
  }
}
