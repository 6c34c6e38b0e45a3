import Testing

@testable import SwiftUIMacros

struct ScannerTests {
  private func texts(_ source: String) -> [String] { Scanner.tokens(of: source).map(\.text) }

  @Test func wordsMarksAndOperatorsAreTokens() {
    #expect(
      texts("var a: [Int] = b?.c ?? -1.5e3 // end")
        == ["var", "a", ":", "[", "Int", "]", "=", "b", "?.", "c", "??", "-", "1.5e3"])
  }

  @Test func stringsAreOneToken() {
    #expect(texts(#"f("a } \" b", c)"#) == ["f", "(", #""a } \" b""#, ",", "c", ")"])
    #expect(texts("#\"a \" \\(b) \"#+1") == ["#\"a \" \\(b) \"#", "+", "1"])
    #expect(texts("\"\"\"\n a \" b }\n\"\"\"") == ["\"\"\"\n a \" b }\n\"\"\""])
    #expect(texts(#""" + x"#) == [#""""#, "+", "x"])
  }

  @Test func interpolationsMayHoldStringsAndBrackets() {
    #expect(texts(#""\(f("}", [1]) { ")" })" + x"#) == [#""\(f("}", [1]) { ")" })""#, "+", "x"])
  }

  @Test func commentsAreNoTokens() {
    #expect(texts("a /* { /* nested */ } */ b // }\nc") == ["a", "b", "c"])
  }

  @Test func regularExpressionsAreToldFromDivisions() {
    #expect(
      texts("let r = /[{\"]+/; a / b / c") == [
        "let", "r", "=", "/[{\"]+/", ";", "a", "/", "b", "/", "c",
      ])
    #expect(texts("#/a\\/{/# x") == ["#/a\\/{/#", "x"])
  }

  @Test func tokensKnowTheirPlaceAndWhetherTheyBeginALine() {
    let tokens = Scanner.tokens(of: "é a\n  b")
    #expect(tokens.map(\.range) == [0..<2, 3..<4, 7..<8])
    #expect(tokens.map(\.startsLine) == [true, false, true])
  }
}
