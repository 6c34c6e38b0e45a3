#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text

/// What a text asks for, and what Pango then has: `start end name value`, in bytes of the text.
nonisolated private struct Look: Sendable, CustomTestStringConvertible {
  let name: String
  let text: @Sendable () -> SwiftUICore.Text
  let attributes: [String]
  var testDescription: String { name }
}

/// Of the text "one two three"; the attribute is to hold for "two" only.
nonisolated private func look(
  _ name: String, _ attributes: String...,
  modify: @escaping @Sendable (SwiftUICore.Text) -> SwiftUICore.Text
) -> Look {
  Look(
    name: name,
    text: {
      SwiftUICore.Text(verbatim: "one ") + modify(SwiftUICore.Text(verbatim: "two"))
        + SwiftUICore.Text(verbatim: " three")
    },
    attributes: attributes.map { "4 7 \($0)" })
}

nonisolated private let looks: [Look] = [
  look("bold", "weight bold") { $0.bold() },
  look("light", "weight light") { $0.fontWeight(.light) },
  look("semibold", "weight semibold") { $0.fontWeight(.semibold) },
  look("heavy", "weight ultrabold") { $0.fontWeight(.heavy) },
  look("italic", "style italic") { $0.italic() },
  look("underline", "underline single") { $0.underline() },
  look("colored underline", "underline single", "underline-color #fff") {
    $0.underline(color: SwiftUICore.Color(red: 1, green: 0, blue: 0))
  },
  look("strikethrough", "strikethrough true") { $0.strikethrough() },
  look("color", "foreground #0000fff") {
    $0.foregroundColor(SwiftUICore.Color(red: 0, green: 1, blue: 0))
  },
  look("style", "foreground #00000000fff") {
    $0.foregroundStyle(SwiftUICore.Color(red: 0, green: 0, blue: 1))
  },
  look("monospaced", #"family "Monospace""#) { $0.monospaced() },
  look("design", #"family "Serif""#) { $0.font(.system(.body, design: .serif)) },
  look("family", #"family "Cantarell""#) { $0.font(.custom("Cantarell", fixedSize: 15)) },
  // 20 pixels are 15 points, each of 1,024 units.
  look("size", "size 15360") { $0.font(.system(size: 20)) },
  look("digits", #"font-features "tnum=1""#) { $0.monospacedDigit() },
  look("kerning", "letter-spacing 3072") { $0.kerning(3) },
  look("tracking", "letter-spacing 2048", #"font-features "liga=0""#) { $0.tracking(2) },
  look("baseline", "rise 4096") { $0.baselineOffset(4) },
]

@Suite(.gtk) struct TextAttributesTests {
  @Test(arguments: looks)
  fileprivate func aPartOfATextLooksSo(_ look: Look) async throws {
    try await Shown.with(look.text()) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(label.text == "one two three")
      let lines: [String] = label.pangoAttributes
      for attribute in look.attributes {
        #expect(lines.contains { $0.hasPrefix(attribute) }, "\(attribute) in \(lines)")
      }
      // Nothing is said of the rest.
      #expect(lines.allSatisfy { $0.hasPrefix("4 7 ") }, "\(lines)")
    }
  }

  @Test func markdownInAKeyIsBoldItalicStruckThroughAndMonospaced() async throws {
    try await Shown.with(Text("**b** *i* ~~s~~ `code` [l](https://example.org)")) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(label.text == "b i s code l")
      let lines: [String] = label.pangoAttributes
      #expect(lines.contains("0 1 weight bold"))
      #expect(lines.contains("2 3 style italic"))
      #expect(lines.contains("4 5 strikethrough true"))
      #expect(lines.contains(#"6 10 family "Monospace""#), "\(lines)")
      #expect(!lines.contains { $0.hasPrefix("6 10 weight") })
    }
  }

  @Test func markdownInAStringIsShownAsItIs() async throws {
    let string = "**b** `code`"
    try await Shown.with(Text(string)) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(label.text == "**b** `code`")
      #expect(label.pangoAttributes == [])
    }
  }

  @Test func interpolatedValuesAreFormattedInAKey() async throws {
    let name = "*Ada*"
    let view = VStack {
      Text("\(3) of \(4.5) by \(name)")
      Text("\(0.25, format: .percent)")
      Text("Sum: \(Text("bold").bold())")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    try await Shown.with(view) { shown in
      let texts: [String] = shown.widgets(GTK.Label.self).map(\.text)
      #expect(texts == ["3 of 4.500000 by *Ada*", "25%", "Sum: bold"])
      let bold: [String] = shown.widgets(GTK.Label.self)[2].pangoAttributes
      #expect(bold == ["5 9 weight bold"])
    }
  }

  @Test func theFontOfTheEnvironmentHoldsForTheWholeText() async throws {
    try await Shown.with(Text(verbatim: "text").font(.system(size: 40)).bold()) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(label.pangoAttributes.contains { $0.contains("size 30720") })
      #expect(label.pangoAttributes.contains { $0.contains("weight bold") })
    }
  }
}

extension GTK.Label {
  /// The label's attributes, one a line as Pango writes them: `start end name value`.
  fileprivate var pangoAttributes: [String] {
    guard let list = gtk_label_get_attributes(labelPointer),
      let text = pango_attr_list_to_string(list)
    else { return [] }
    defer { g_free(text) }
    return String(cString: text).split(separator: "\n").map(String.init)
  }
}
#endif
