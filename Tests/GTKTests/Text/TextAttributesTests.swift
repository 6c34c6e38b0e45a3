#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct TextAttributesTests {
  private func described(_ attributes: TextAttributes?) -> String? {
    takenString(pango_attr_list_to_string(attributes?.pointer))
  }

  @Test func aLabelTakesAttributes() {
    let label = Label("Hello, World")
    #expect(label.attributes == nil)
    let attributes = TextAttributes()
    attributes.setWeight(700)
    attributes.setUnderline(true, in: 7..<12)
    label.setAttributes(attributes)
    // Pango's own notation: the bytes from and to, the kind, the value.
    #expect(described(label.attributes) == "0 4294967295 weight bold\n7 12 underline single")
    label.setAttributes(nil)
    #expect(label.attributes == nil)
  }

  @Test func eachAttributeIsOfItsKind() {
    let attributes = TextAttributes()
    attributes.setFamily("Serif", in: 0..<1)
    attributes.setSize(points: 10, in: 0..<1)
    attributes.setSize(pixels: 20, in: 1..<2)
    attributes.setScale(1.5, in: 1..<2)
    attributes.setItalic(true, in: 1..<2)
    attributes.setForeground(RGBA(red: 1, green: 0, blue: 0, alpha: 1), in: 2..<3)
    attributes.setBackground(RGBA(red: 0, green: 0, blue: 1, alpha: 1), in: 2..<3)
    attributes.setStrikethrough(true, in: 3..<4)
    attributes.setLetterSpacing(pixels: 2, in: 3..<4)
    attributes.setRise(pixels: 3, in: 3..<4)
    attributes.setFontFeatures("tnum", in: 3..<4)
    let text: String = described(attributes) ?? ""
    // Sizes are in units of 1/1024.
    for line: String in [
      "0 1 family \"Serif\"", "0 1 size 10240", "1 2 absolute-size 20480", "1 2 scale 1.5",
      "1 2 style italic", "2 3 foreground #ffff00000000", "2 3 background #00000000ffff",
      "3 4 strikethrough true", "3 4 letter-spacing 2048", "3 4 rise 3072",
      "3 4 font-features \"tnum\"",
    ] {
      #expect(text.split(separator: "\n").contains { $0.hasPrefix(line) }, "\(line)")
    }
  }

  @Test func aBiggerSizeNeedsMoreRoom() {
    let label = Label("Hello")
    let before: Int = label.measure(.vertical).natural
    let attributes = TextAttributes()
    attributes.setSize(pixels: 60)
    label.setAttributes(attributes)
    #expect(label.measure(.vertical).natural > before + 20)
  }
}
#endif
