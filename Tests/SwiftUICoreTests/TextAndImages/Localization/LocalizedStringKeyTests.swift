import Foundation
import Testing

@testable import SwiftUICore

@Suite struct LocalizedStringKeyTests {
  private func string(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key).resolvedString(in: environment)
  }

  /// The keys that Xcode's export writes for these literals.
  @Test func keysHoldTheSpecifiersOfTheirValues() {
    let count: Int = 3
    let key: LocalizedStringKey =
      "\("a") \(count) \(UInt(3)) \(2.5) \(Float(2.5)) \(Int32(3)) \(UInt8(3)) \(CGFloat(1))"
    #expect(key.key == "%@ %lld %llu %lf %f %d %u %lf")
    #expect(key.hasFormatting)
    #expect(key.arguments.count == 8)
    let literal: LocalizedStringKey = "100%"
    #expect(literal.key == "100%")
    #expect(!literal.hasFormatting)
    let percent: LocalizedStringKey = "\(count)%"
    #expect(percent.key == "%lld%%")
    let specified: LocalizedStringKey = "\(2.5, specifier: "%.1f")"
    #expect(specified.key == "%.1f")
  }

  @Test func valuesAreWritten() {
    let name = "Ada"
    #expect(string("\(name) has \(3) apples") == "Ada has 3 apples")
    #expect(string("\(50)%") == "50%")
    #expect(string("\(2.5)") == "2.500000")
    #expect(string("\(2.456, specifier: "%.1f")") == "2.5")
    #expect(string("\(1_234_567)") == "1,234,567")
    #expect(string("\(1_234_567)", locale: "de_DE") == "1.234.567")
    #expect(string("\(UInt64.max, specifier: "%llx")") == "ffffffffffffffff")
    #expect(string("\(0.5, format: .percent)") == "50%")
    #expect(string("\(Int8(-5)) \(Int16(5)) \(UInt32(7))") == "-5 5 7")
  }

  @Test func valuesAreNeitherMarkdownNorFormats() {
    let tricky = "**%@** _x_"
    #expect(string("**Name:** \(tricky)") == "Name: **%@** _x_")
  }

  @Test func textsKeepTheirLooks() {
    let key: LocalizedStringKey = "Hello \(Text(verbatim: "**Ada**").bold())!"
    let runs = Text(key).resolve(in: EnvironmentValues())
    #expect(runs.map(\.string) == ["Hello ", "**Ada**", "!"])
    #expect(runs.map(\.font.weight) == [.regular, .bold, .regular])
  }

  @Test func argumentsGoOnAcrossMarkdown() {
    #expect(string("\("a") **\("b")** \("c")") == "a b c")
  }

  @Test func formattersWriteArguments() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    #expect(string("\(NSNumber(value: 2), formatter: formatter) left") == "two left")
    #expect(string("\(2, formatter: formatter) left") == "two left")
  }

  @Test func equalityCoversTheArguments() {
    #expect(LocalizedStringKey("a") == "a")
    #expect(("\(1)" as LocalizedStringKey) == "\(1)")
    #expect(("\(1)" as LocalizedStringKey) != "\(2)")
    #expect(("\(Text("a"))" as LocalizedStringKey) != "\(Text("b"))")
    #expect(("\(1, format: .number)" as LocalizedStringKey) == "\(1, format: .number)")
  }

  /// What inspection reads.
  @Test func structureIsTheKnownOne() throws {
    let key: LocalizedStringKey = "\(3) \(Text("t")) \(2, format: .number)"
    let storages = try key.arguments.map { try #require(child("storage", of: $0)) }
    let value = try #require(child("value", of: storages[0]))
    #expect(child(".0", of: value) as? Int64 == 3)
    let text = try #require(child("text", of: storages[1]))
    #expect(child(".0", of: text) as? Text == Text("t"))
    let format = try #require(child("formatStyleValue", of: storages[2]))
    #expect(child("input", of: format) as? Int == 2)
    #expect(child("format", of: format) is any FormatStyle)
  }
}

@Suite struct FormatStringTests {
  private func write(_ format: String, _ key: LocalizedStringKey) -> String {
    var writer = FormatStringWriter(
      arguments: key.arguments, locale: Locale(identifier: "en_US"))
    return writer.pieces(of: format).map { piece in
      switch piece {
      case .string(let string): string
      case .text(let text): text.resolvedString()
      }
    }.joined()
  }

  @Test func positionsReorder() {
    #expect(write("%2$@ – %1$lld", "\(3) \("x")") == "x – 3")
    #expect(write("%1$@%1$@", "\("x")") == "xx")
  }

  /// A wrong translation must not read memory that is not the argument's.
  @Test func wrongSpecifiersAreReplaced() {
    #expect(write("%@", "\(3)") == "3")
    #expect(write("%s", "\("x")") == "x")
    #expect(write("%lld", "\("x")") == "x")
    #expect(write("%@", "\(2.5)") == "2.500000")
    #expect(write("%lf", "\(3)") == "3")
  }

  @Test func missingArgumentsShowTheirSpecifier() {
    #expect(write("%@ and %@", "\("x")") == "x and %@")
    #expect(write("%9$@", "\("x")") == "%9$@")
    #expect(write("100 %~ %", "\("x")") == "100 %~ %")
  }

  @Test func flagsAndWidthsAreKept() {
    #expect(write("%4d|%-4d|%+d", "\(42) \(7) \(7)") == "  42|7   |+7")
    #expect(write("%.3f", "\(1.0)") == "1.000")
  }
}
