import Foundation
import Testing

@testable import SwiftUICore

@Suite struct LocalizedStringsTests {
  /// A bundle in a folder of its own, removed with the value.
  private final class TemporaryBundle {
    let folder: URL
    let bundle: Bundle

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("strings-\(UUID().uuidString)")
      for (path, text) in files {
        let file: URL = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private static let files: [String: String] = [
    "en.lproj/Localizable.strings": """
    "hello %@" = "Hello, %@!"; "only" = "English";
    """,
    "de.lproj/Localizable.strings": "\"hello %@\" = \"Hallo, **%@**!\";",
    "zh-Hant.lproj/Localizable.strings": "\"hello %@\" = \"你好 %@\";",
    "de.lproj/Menu.strings": "\"open\" = \"Öffnen\";",
  ]

  private func string(_ text: Text, _ locale: String) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.resolvedString(in: environment)
  }

  @Test func theLocaleChoosesTheTable() throws {
    let strings = try TemporaryBundle(Self.files)
    let text = Text("hello \("Ada")", bundle: strings.bundle)
    #expect(string(text, "en_US") == "Hello, Ada!")
    #expect(string(text, "de_AT") == "Hallo, Ada!")
    #expect(string(text, "zh-Hant_TW") == "你好 Ada")
    #expect(string(text, "fr_FR") == "Hello, Ada!")
  }

  @Test func missingEntriesComeFromTheDevelopmentLanguage() throws {
    let strings = try TemporaryBundle(Self.files)
    #expect(string(Text("only", bundle: strings.bundle), "de_DE") == "English")
    #expect(string(Text("none", bundle: strings.bundle), "de_DE") == "none")
  }

  @Test func tablesHaveNames() throws {
    let strings = try TemporaryBundle(Self.files)
    let text = Text("open", tableName: "Menu", bundle: strings.bundle)
    #expect(string(text, "de_DE") == "Öffnen")
    #expect(string(text, "en_US") == "open")
  }

  @Test func translationsMayHaveMarkdown() throws {
    let strings = try TemporaryBundle(Self.files)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let runs = Text("hello \("Ada")", bundle: strings.bundle).resolve(in: environment)
    #expect(runs.map(\.string) == ["Hallo, ", "Ada", "!"])
    #expect(runs.map(\.font.weight) == [.regular, .bold, .regular])
  }

  @Test func brokenTablesAreEmpty() throws {
    let strings = try TemporaryBundle(["en.lproj/Localizable.strings": "\"a\" = oops"])
    #expect(string(Text("a", bundle: strings.bundle), "en_US") == "a")
  }
}
