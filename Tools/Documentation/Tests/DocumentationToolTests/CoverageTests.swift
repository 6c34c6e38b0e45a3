import Testing

@testable import documentation

@Suite struct CoverageTests {
  private let names = "# Views\nText\nMap\n# Modifiers\npadding\nfont deprecated\n"

  private func coverage(
    ratings: String, gtk: Set<String> = [], headless: Set<String> = []
  ) throws -> Coverage {
    var declarations = Declarations()
    declarations.read("public struct Text {\n}\nextension View {\n  public func padding() {}\n}\n")
    return try Coverage(
      names: Names(names), ratings: Ratings(ratings), declarations: declarations,
      exercised: Coverage.Exercised(gtk: gtk, headless: headless))
  }

  private func failure(ratings: String, headless: Set<String> = []) -> String? {
    do {
      _ = try coverage(ratings: ratings, headless: headless)
      return nil
    } catch { return "\(error)" }
  }

  @Test func tellsWhatExistsAndWhatIsMissing() throws {
    let coverage = try coverage(ratings: "Text - as a label\npadding value\n", gtk: ["Text"])
    let markdown = coverage.markdown
    #expect(markdown.contains("| Views | 1 | 0 | 0 | 0 | 1 | 2 |\n"))
    #expect(markdown.contains("| Modifiers | 0 | 0 | 0 | 1 | 1 | 2 |\n"))
    #expect(markdown.contains("| `Text` | GTK | as a label |\n"))
    #expect(markdown.contains("Missing: `Map`.\n"))
    #expect(markdown.contains("Missing: `font`.\n"))
  }

  @Test func ratesByTheTestsThatUseAName() throws {
    let markdown = try coverage(ratings: "", headless: ["padding"]).markdown
    #expect(markdown.contains("| `Text` | untested |  |\n"))
    #expect(markdown.contains("| `padding` | headless |  |\n"))
  }

  @Test func namesWhatDoesNotFit() {
    #expect(
      failure(ratings: "Map gtk\n")?.contains("Map is rated, but it does not exist") == true)
    #expect(
      failure(ratings: "Text gtk\n", headless: ["Text"])?
        .contains("Text: no GTK test or example uses it") == true)
    #expect(
      failure(ratings: "padding headless\n")?
        .contains("padding: no test or example uses it") == true)
    #expect(
      failure(ratings: "Other gtk\n")?
        .contains("Other is rated, but it is not in swiftui-names.txt") == true)
    #expect(
      failure(ratings: "Text untested\n", headless: ["Text"])?
        .contains("Text is rated untested, but there is a test or an example") == true)
    #expect(failure(ratings: "Text untested\n") == nil)
    #expect(failure(ratings: "Text good\n")?.contains("cannot read “Text good”") == true)
    #expect(failure(ratings: "Text -\nText gtk\n")?.contains("Text stands there twice") == true)
  }
}
