/// `docs/coverage.md`.
enum CoverageOutput {
  static func make(_ project: Project) throws -> Output {
    var declarations = Declarations()
    for module in ["SwiftUI", "SwiftUICore", "Combine"] {
      for path in project.files(in: "Sources/\(module)", extension: "swift") {
        declarations.read(try project.text(of: path))
      }
    }
    let coverage = try Coverage(
      names: Names(project.text(of: "docs/swiftui-names.txt")),
      ratings: Ratings(project.text(of: "docs/coverage-ratings.txt")),
      declarations: declarations, exercised: exercised(in: project))
    return Output(files: ["docs/coverage.md": coverage.markdown], folder: nil)
  }

  /// The words that stand in tests and examples, other than this tool's output.
  private static func exercised(in project: Project) throws -> Coverage.Exercised {
    var exercised = Coverage.Exercised()
    for path in project.files(in: "Examples", extension: "swift") {
      exercised.gtk.formUnion(words(of: try project.text(of: path)))
    }
    for path in project.files(in: "Tests", extension: "swift")
    where !path.hasPrefix(CompiledBlocks.folder) {
      let text = try project.text(of: path)
      if text.hasPrefix("#if GTK") {
        exercised.gtk.formUnion(words(of: text))
      } else {
        exercised.headless.formUnion(words(of: text))
      }
    }
    return exercised
  }

  private static func words(of text: String) -> Set<String> {
    let parts = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return Set(parts.map(String.init))
  }
}

extension Coverage {
  var markdown: String {
    var text = """
      # What of SwiftUI exists on Linux

      Made by `make docs` from the sources, [swiftui-names.txt](swiftui-names.txt) (the public names
      of Apple's SwiftUI) and [coverage-ratings.txt](coverage-ratings.txt); `make lint` fails when it
      does not fit them. A name is rated by the tests and examples that use it; the ratings say what
      those can't.

      - **GTK**: works on screen, with GTK's widgets; a GTK test or an example uses it.
      - **untested**: no test or example uses it.
      - **headless**: works in the view graph and its layout; no test shows that it does on screen.
      - **value**: can be written and read back; nothing acts on it.
      - **missing**: code that uses it does not compile.

      | | GTK | untested | headless | value | missing | all |
      |---|---:|---:|---:|---:|---:|---:|

      """
    for table in tables { text += table.summary }
    for table in tables { text += "\n## \(table.title)\n\n\(table.body)" }
    return text
  }
}

extension Coverage.Table {
  fileprivate var summary: String {
    let counts: [Int] = [
      count(.gtk), count(.untested), count(.headless), count(.value),
      rows.count { $0.rating == nil }, rows.count,
    ]
    return "| \(title) | \(counts.map(String.init).joined(separator: " | ")) |\n"
  }

  private func count(_ level: Ratings.Level) -> Int {
    rows.count { $0.rating?.level == level }
  }

  fileprivate var body: String {
    let sorted = rows.sorted { $0.name.name < $1.name.name }
    let lines = sorted.filter { $0.rating != nil }.map { row in
      let deprecated = row.name.isDeprecated ? " (deprecated by Apple)" : ""
      let level = row.rating?.level?.title ?? ""
      return "| `\(row.name.name)`\(deprecated) | \(level) | \(row.rating?.note ?? "") |\n"
    }
    let missing = sorted.filter { $0.rating == nil }.map { "`\($0.name.name)`" }
    var text = "| name | rating | note |\n|---|---|---|\n" + lines.joined()
    if !missing.isEmpty { text += "\nMissing: \(missing.joined(separator: ", ")).\n" }
    return text
  }
}

extension Ratings.Level {
  fileprivate var title: String {
    switch self {
    case .gtk: "GTK"
    case .untested: "untested"
    case .headless: "headless"
    case .value: "value"
    }
  }
}
