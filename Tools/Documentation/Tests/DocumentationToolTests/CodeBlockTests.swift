import Testing

@testable import documentation

@Suite struct CodeBlockTests {
  private let fence = "```"

  @Test func takesSwiftBlocksWithTheirHeading() {
    let blocks = CodeBlock.inMarkdown(
      """
      # One
      \(fence)swift
      # not a heading
      Text("a")
      \(fence)
      ## Two
      \(fence)sh
      make run
      \(fence)
      \(fence)swift
      \(fence)
      """)
    #expect(
      blocks == [
        CodeBlock(heading: "One", lines: ["# not a heading", "Text(\"a\")"], line: 3),
        CodeBlock(heading: "Two", lines: [], line: 11),
      ])
  }

  @Test func takesBlocksOfComments() {
    let blocks = CodeBlock.inComments(
      """
      /// Says what it does.
      ///
      /// \(fence)swift
      /// struct A {
      ///   let b = 1
      ///
      /// }
      /// \(fence)
      struct B {}
      """)
    #expect(
      blocks == [CodeBlock(heading: "", lines: ["struct A {", "  let b = 1", "", "}"], line: 4)])
  }

  @Test func wrapsWhatItHasTo() {
    func text(_ lines: String...) -> [String] {
      let block = CodeBlock(heading: "", lines: lines, line: 1)
      return CompiledBlock(block, name: "N", path: "P").text
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(
      text("Text(\"a\")").contains("@MainActor @ViewBuilder private func exampleN() -> some View {")
    )
    #expect(
      text("class A {}", "let a = A()").contains("@MainActor private func exampleN() {"))
    #expect(text("x = 1").contains("@MainActor private func exampleN() {"))
    #expect(text("@main", "struct A: App {", "}").contains("enum ExampleN {"))
    #expect(!text("@main", "struct A: App {", "}").contains("@main"))
    #expect(!text("struct A {}", "extension A {}").contains("enum ExampleN {"))
    #expect(text("import GTK", "struct A {}").contains("import GTK"))
    #expect(!text("import GTK", "struct A {}").contains("import SwiftUI"))
    #expect(text("struct A {}").contains("import SwiftUI"))
  }
}
