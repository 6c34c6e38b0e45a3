import Testing

@testable import documentation

@Suite struct CoverageTests {
  private let names = "# Views\nText\nMap\n# Modifiers\npadding\nfont deprecated\n"

  private func coverage(ratings: String, exercised: Set<String>) throws -> Coverage {
    var declarations = Declarations()
    declarations.read("public struct Text {\n}\nextension View {\n  public func padding() {}\n}\n")
    return try Coverage(
      names: Names(names), ratings: Ratings(ratings), declarations: declarations,
      exercised: exercised)
  }

  private func failure(ratings: String, exercised: Set<String> = []) -> String? {
    do {
      _ = try coverage(ratings: ratings, exercised: exercised)
      return nil
    } catch { return "\(error)" }
  }

  @Test func tellsWhatExistsAndWhatIsMissing() throws {
    let coverage = try coverage(
      ratings: "Text gtk as a label\npadding value\n", exercised: ["Text"])
    let markdown = coverage.markdown
    #expect(markdown.contains("| Views | 1 | 0 | 0 | 0 | 1 | 2 |\n"))
    #expect(markdown.contains("| Modifiers | 0 | 0 | 0 | 1 | 1 | 2 |\n"))
    #expect(markdown.contains("| `Text` | GTK | as a label |\n"))
    #expect(markdown.contains("Missing: `Map`.\n"))
    #expect(markdown.contains("Missing: `font`.\n"))
  }

  @Test func namesWhatDoesNotFit() {
    #expect(failure(ratings: "Text value\n")?.contains("padding exists: rate it") == true)
    #expect(
      failure(ratings: "Text value\npadding value\nMap gtk\n")?
        .contains("Map is rated, but it does not exist") == true)
    #expect(
      failure(ratings: "Text gtk\npadding value\n")?
        .contains("Text: no test or example uses it, so it is untested") == true)
    #expect(
      failure(ratings: "Text value\npadding value\nOther gtk\n")?
        .contains("Other is rated, but it is not in swiftui-names.txt") == true)
    #expect(
      failure(ratings: "Text untested\npadding value\n", exercised: ["Text"])?
        .contains("Text is rated untested, but there is a test or an example") == true)
    #expect(failure(ratings: "Text untested\npadding value\n") == nil)
    #expect(failure(ratings: "Text good\n")?.contains("cannot read “Text good”") == true)
    #expect(failure(ratings: "Text gtk\nText gtk\n")?.contains("Text stands there twice") == true)
  }
}
