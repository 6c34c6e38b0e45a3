import Foundation
import Testing

@testable import SwiftUICore

@Suite struct TextTests {
  private let english: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }()

  private func string(_ text: Text) -> String { text.resolvedString(in: english) }

  private func runs(_ text: Text) -> [TextRun] { text.resolve(in: english) }

  private func style(_ text: Text) throws -> TextRun { try #require(runs(text).first) }

  @Test func literalsAreKeysAndStringsAreNot() {
    let name = "**Ada**"
    #expect(string(Text("**Ada**")) == "Ada")
    #expect(string(Text(name)) == "**Ada**")
    #expect(string(Text(verbatim: "**Ada**")) == "**Ada**")
    #expect(string(Text(name.dropFirst(2))) == "Ada**")
  }

  @Test func emptyTextHasNoRuns() {
    #expect(runs(Text(verbatim: "")).isEmpty)
    #expect(runs(Text("")).isEmpty)
  }

  @Test func modifiersStyleTheRun() throws {
    let run = try style(
      Text(verbatim: "x").bold().italic().kerning(2).tracking(3).baselineOffset(4)
        .underline(true, pattern: .dash, color: .white).strikethrough().monospacedDigit()
        .foregroundColor(.white))
    #expect(run.font.weight == .bold)
    #expect(run.font.isItalic)
    #expect(run.font.hasMonospacedDigits)
    #expect(run.kerning == 2)
    #expect(run.tracking == 3)
    #expect(run.baselineOffset == 4)
    #expect(run.underline == TextRun.Line(pattern: .dash, color: .white))
    #expect(run.strikethrough == TextRun.Line(pattern: .solid, color: nil))
    #expect(run.foreground?.fill == .color(.white))
  }

  @Test func fontModifiers() throws {
    let run = try style(
      Text(verbatim: "x").font(.title).fontWeight(.light).fontDesign(.serif).fontWidth(.expanded))
    #expect(run.font.size == Font.title.resolve().size)
    #expect(run.font.weight == .light)
    #expect(run.font.design == .serif)
    #expect(run.font.width == .expanded)
    #expect(try style(Text(verbatim: "x").monospaced()).font.design == .monospaced)
    #expect(try style(Text(verbatim: "x").monospaced(false)).font.design == .default)
    let small = try style(Text(verbatim: "x").textScale(.secondary)).font.size
    #expect(small < Font.body.resolve().size)
  }

  @Test func modifiersCanBeTurnedOff() throws {
    let run = try style(
      Text(verbatim: "x").bold(false).italic(false).underline(false).strikethrough(false))
    #expect(run.font == Font.body.resolve())
    #expect(run.underline == nil)
    #expect(run.strikethrough == nil)
    let headline = try style(Text(verbatim: "x").font(.headline).bold(false))
    #expect(headline.font.weight == .semibold)
  }

  @Test func nearerModifiersHold() throws {
    let text = Text(verbatim: "x").foregroundColor(.white).foregroundColor(.black)
      .font(.title).font(.caption)
    let run = try style(text)
    #expect(run.foreground?.fill == .color(.white))
    #expect(run.font == Font.title.resolve())
    #expect(try style(Text(verbatim: "x").bold(false).bold()).font.weight == .regular)
  }

  @Test func sumsKeepTheirParts() {
    let text = (Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").italic())
      .font(.title).foregroundColor(.white)
    let runs = runs(text)
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [.bold, .regular, .regular])
    #expect(runs.map(\.font.isItalic) == [false, false, true])
    #expect(runs.allSatisfy { $0.font.size == Font.title.resolve().size })
    #expect(runs.allSatisfy { $0.foreground?.fill == .color(.white) })
  }

  @Test func equalNeighborsAreOneRun() {
    #expect(runs(Text(verbatim: "a") + Text(verbatim: "b")).map(\.string) == ["ab"])
  }

  @Test func theEnvironmentGivesTheRest() throws {
    var environment = english
    environment.font = .title
    environment.textCase = .uppercase
    environment.foregroundColor = .white
    environment.textModifiers = [.italic]
    let run = try #require(Text(verbatim: "straße").resolve(in: environment).first)
    #expect(run.string == "STRASSE")
    #expect(run.font.size == Font.title.resolve().size)
    #expect(run.font.isItalic)
    #expect(run.foreground?.fill == .color(.white))
    let plain = try #require(Text(verbatim: "x").resolve(in: english).first)
    #expect(plain.foreground == nil)
  }

  @Test func imagesStandInLine() {
    let text = Text("Press \(Image(systemName: "star")) now")
    #expect(runs(text).map(\.string) == ["Press ", "", " now"])
    #expect(runs(text)[1].content == .image(Image(systemName: "star")))
    #expect(runs(Text(Image(systemName: "star"))).count == 1)
  }

  @Test func formatStylesFollowTheLocale() {
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    var german = english
    german.locale = Locale(identifier: "de_DE")
    #expect(Text(1234.5, format: .number).resolvedString(in: german) == "1.234,5")
    #expect(string(Text(0.25, format: .percent)) == "25%")
  }

  @Test func formattersWriteValuesAndObjects() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    #expect(string(Text(NSNumber(value: 5), formatter: formatter)) == "five")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = TimeZone(identifier: "UTC")
    #expect(string(Text(Date(timeIntervalSince1970: 0), formatter: dates)) == "1970")
    #expect(string(Text("text", formatter: formatter)) == "")
  }

  @Test func attributedStringsKeepTheirAttributes() throws {
    var content = AttributedString("big red")
    let range = try #require(content.range(of: "red"))
    content[range].foregroundColor = .white
    content[range].font = .title
    content[range].underlineStyle = Text.LineStyle(pattern: .dot)
    content[range].link = URL(string: "https://example.org")
    let runs = runs(Text(content).bold())
    #expect(runs.map(\.string) == ["big ", "red"])
    #expect(runs[0].foreground == nil)
    #expect(runs[1].foreground?.fill == .color(.white))
    #expect(runs[1].font.size == Font.title.resolve().size)
    #expect(runs[1].underline?.pattern == .dot)
    #expect(runs[1].link == URL(string: "https://example.org"))
    #expect(runs.map(\.font.weight) == [.bold, .bold])
  }

  @Test func equalityIsByValue() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text(verbatim: "a").bold() == Text(verbatim: "a").bold())
    #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
    #expect(Text("\(1) of \(2)") == Text("\(1) of \(2)"))
    #expect(Text("\(1) of \(2)") != Text("\(1) of \(3)"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect((Text("a") + Text("b")) == (Text("a") + Text("b")))
    #expect(Text(verbatim: "a").underline() != Text(verbatim: "a").strikethrough())
    #expect(
      Text(verbatim: "a").foregroundStyle(Color.red)
        == Text(verbatim: "a").foregroundStyle(Color.red))
  }

  @Test func accessibilityLabelsReplaceTheText() {
    #expect(Text("AAPL").accessibilityLabelText == nil)
    let text = Text("AAPL").accessibilityLabel("Apple").bold()
    #expect(text.accessibilityLabelText == Text("Apple"))
    #expect(string(text) == "AAPL")
  }

  /// What inspection reads.
  @Test func structureIsTheKnownOne() throws {
    let storage = try #require(child("storage", of: Text(verbatim: "abc")))
    #expect(child("verbatim", of: storage) as? String == "abc")
    let sum = try #require(child("storage", of: Text("a") + Text(verbatim: "b")))
    let pair = try #require(child("anyTextStorage", of: sum))
    #expect("\(type(of: pair))" == "ConcatenatedTextStorage")
    #expect(child("second", of: pair) as? Text == Text(verbatim: "b"))
    let localized = try property("storage|anyTextStorage", of: Text("k", tableName: "T"))
    #expect("\(type(of: localized))" == "LocalizedTextStorage")
    #expect(child("table", of: localized) as? String == "T")
    #expect(child("key", of: localized) as? LocalizedStringKey == "k")
    let styled = Text("a").underline(true, color: .red).kerning(2)
    let modifiers = try #require(child("modifiers", of: styled) as? [Any])
    let underline = try #require(child("anyTextModifier", of: modifiers[0]))
    #expect("\(type(of: underline))" == "UnderlineTextModifier")
    let line = try #require(child("lineStyle", of: underline))
    let some = try #require(child("some", of: line))
    #expect(child("active", of: some) as? Bool == true)
    #expect(child("nsUnderlineStyle", of: some) as? NSUnderlineStyle == .single)
    #expect(child("kerning", of: modifiers[1]) as? CGFloat == 2)
  }
}
