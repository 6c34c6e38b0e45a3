import Foundation
import Testing

@testable import SwiftUICore

@Suite struct InlineMarkdownTests {
  /// Marks emphasis so that expectations read like HTML.
  private func html(_ source: String) -> String {
    InlineMarkdown.runs(of: source).map { run in
      var text: String = run.text
      if run.isCode { text = "<code>\(text)</code>" }
      if run.isBold { text = "<b>\(text)</b>" }
      if run.isItalic { text = "<i>\(text)</i>" }
      if run.isStruckThrough { text = "<s>\(text)</s>" }
      if let link = run.link { text = "<a \(link)>\(text)</a>" }
      return text
    }.joined()
  }

  /// Examples of the CommonMark specification, chapter "Inlines", without its paragraphs.
  @Test(arguments: [
    ("*foo bar*", "<i>foo bar</i>"),
    ("a * foo bar*", "a * foo bar*"),
    ("a*\"foo\"*", "a*\"foo\"*"),
    ("foo*bar*", "foo<i>bar</i>"),
    ("5*6*78", "5<i>6</i>78"),
    ("_foo bar_", "<i>foo bar</i>"),
    ("foo_bar_", "foo_bar_"),
    ("foo_bar_baz", "foo_bar_baz"),
    ("foo-_(bar)_", "foo-<i>(bar)</i>"),
    ("*foo bar *", "*foo bar *"),
    ("**foo bar**", "<b>foo bar</b>"),
    ("** foo bar**", "** foo bar**"),
    ("__foo bar__", "<b>foo bar</b>"),
    ("foo**bar**baz", "foo<b>bar</b>baz"),
    ("***foo***", "<i><b>foo</b></i>"),
    ("**foo*", "*<i>foo</i>"),
    ("*foo**", "<i>foo</i>*"),
    ("*foo**bar*", "<i>foo**bar</i>"),
    ("**foo *bar* baz**", "<b>foo </b><i><b>bar</b></i><b> baz</b>"),
    ("foo ***", "foo ***"),
    ("foo *\\**", "foo <i>*</i>"),
    ("*foo `*`", "*foo <code>*</code>"),
    ("`foo`", "<code>foo</code>"),
    ("`` foo ` bar ``", "<code>foo ` bar</code>"),
    ("` `` `", "<code>``</code>"),
    ("`foo", "`foo"),
    ("```foo``", "```foo``"),
    ("\\*not emphasized*", "*not emphasized*"),
    ("\\a\\1", "\\a\\1"),
  ])
  func commonMark(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test(arguments: [
    ("[link](/uri)", "<a /uri>link</a>"),
    ("[link](</my/uri>)", "<a /my/uri>link</a>"),
    ("[link](/uri \"title\")", "<a /uri>link</a>"),
    ("[**bold** link](/uri)", "<a /uri><b>bold</b></a><a /uri> link</a>"),
    ("*[link](/uri)*", "<a /uri><i>link</i></a>"),
    ("[link]", "[link]"),
    ("[link](", "[link]("),
    ("[link] (/uri)", "[link] (/uri)"),
    ("<https://example.org>", "<a https://example.org>https://example.org</a>"),
    ("<me@example.org>", "<a mailto:me@example.org>me@example.org</a>"),
    ("1 < 2 > 1", "1 < 2 > 1"),
  ])
  func links(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  /// GitHub's extension: one or two tildes.
  @Test(arguments: [
    ("~~gone~~", "<s>gone</s>"), ("~gone~", "<s>gone</s>"), ("~~~gone~~~", "~~~gone~~~"),
    ("~~**both**~~", "<s><b>both</b></s>"), ("~5", "~5"),
  ])
  func strikethrough(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test func plainTextIsOneRun() {
    #expect(InlineMarkdown.runs(of: "plain, really").count == 1)
    #expect(InlineMarkdown.runs(of: "").isEmpty)
  }

  @Test func longUnfinishedMarksAreNotSlow() {
    let source = String(repeating: "*a _b ", count: 2000)
    let start = ContinuousClock.now
    #expect(html(source) == source)
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
