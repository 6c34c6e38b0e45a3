import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting what is in texts")
struct TextContentsTests {
  @Test func findsImages() throws {
    let text = Text("a \(Image("one"))") + Text(Image("two"))
    #expect(try text.inspect().text().images() == [Image("one"), Image("two")])
    #expect(try Text("a").inspect().text().images().isEmpty)
  }

  @Test func readsAnAttributedString() throws {
    var string = AttributedString("abc")
    string.link = URL(fileURLWithPath: "/abc")
    #expect(try Text(string).inspect().text().attributedString() == string)
    #expect(
      message { try Text(verbatim: "a").inspect().text().attributedString() }
        == "Storage does not have 'anyTextStorage' attribute")
  }

  @Test func writesValuesInTheLocale() throws {
    let text = Text(1234.5, format: .number)
    #expect(try text.inspect().text().string() == "1,234.5")
    #expect(try text.inspect().text().string(locale: Locale(identifier: "de_DE")) == "1.234,5")
    let key = LocalizedStringKey("\(12) of \("x")")
    #expect(try Text(key).inspect().text().string() == "12 of x")
  }
}
