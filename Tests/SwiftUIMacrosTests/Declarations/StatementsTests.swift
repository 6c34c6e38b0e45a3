import Testing

@testable import SwiftUIMacros

struct StatementsTests {
  private func statements(_ source: String) -> [String] {
    let text = SourceText(source)
    return text.statements(in: 0..<text.tokens.count).map { text.text($0) }
  }

  @Test func eachLineIsAStatement() {
    #expect(statements("var a = 1\nvar b: Int?\nf()") == ["var a = 1", "var b: Int?", "f()"])
    #expect(statements("var a = 1; var b = 2") == ["var a = 1", "var b = 2"])
  }

  @Test func linesGoOn() {
    #expect(statements("a\n  .b()\n  .c { d\n e }\nf") == ["a\n  .b()\n  .c { d\n e }", "f"])
    #expect(statements("let a = b +\n  c\nd") == ["let a = b +\n  c", "d"])
    #expect(statements("let a =\n  b\nd") == ["let a =\n  b", "d"])
    #expect(statements("let a: B<C>\nlet d = e!\nf") == ["let a: B<C>", "let d = e!", "f"])
    #expect(
      statements("func a() -> B\nwhere C: D\n{\n  e\n}\nf")
        == ["func a() -> B\nwhere C: D\n{\n  e\n}", "f"])
    #expect(statements("if a {\n}\nelse {\n}\nb") == ["if a {\n}\nelse {\n}", "b"])
  }

  @Test func attributesAndModifiersMayStandAlone() {
    #expect(
      statements("@A(b: 1)\n@C\nprivate\nvar d = 1\ne")
        == ["@A(b: 1)\n@C\nprivate\nvar d = 1", "e"])
  }

  @Test func conditionsAreStatementsOfTheirOwn() {
    #expect(
      statements("#if DEBUG && os(Linux)\nvar a = 1\n#endif\nvar b = 2")
        == ["#if DEBUG && os(Linux)", "var a = 1", "#endif", "var b = 2"])
  }

  @Test(arguments: [
    ("var a: [Int: String] = [1: \"}\"]", "a", "[Int: String]", "[1: \"}\"]"),
    ("@A(\"b\") private(set) var c: (Int) -> D = { _ in e }", "c", "(Int) -> D", "{ _ in e }"),
    ("public var f = 1 { didSet { g() } }", "f", nil, "1"),
    ("var h = i { j }", "h", nil, "i { j }"),
  ])
  func variables(source: String, name: String, type: String?, value: String?) throws {
    let text = SourceText(source)
    let variable = try #require(VariableDeclaration(in: text, tokens: 0..<text.tokens.count))
    #expect(variable.name == name)
    #expect(variable.type == type)
    #expect(variable.initialValue == value)
    #expect(!variable.isList)
  }
}
