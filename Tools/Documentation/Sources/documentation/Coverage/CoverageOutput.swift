/// `docs/coverage.md`.
enum CoverageOutput {
  static let path = "docs/coverage.md"
  /// The modules that are SwiftUI for Linux.
  static let modules = ["SwiftUI", "SwiftUICore"]

  static func make(_ project: Project, own: OwnDeclarations) throws -> Output {
    let coverage = Coverage(
      apple: AppleDeclaration.table(try project.text(of: AppleDeclaration.path)), own: own,
      used: try used(in: project))
    return Output(files: [path: coverage.markdown], folder: nil)
  }

  private static func used(in project: Project) throws -> Coverage.Used {
    var used = Coverage.Used()
    for path in project.files(in: "Examples", extension: "swift") {
      used.onScreen.read(try project.text(of: path))
    }
    for path in project.files(in: "Tests", extension: "swift")
    where !path.hasPrefix(CompiledBlocks.folder) {
      let text = try project.text(of: path)
      if text.hasPrefix("#if GTK") {
        used.onScreen.read(text)
      } else {
        used.headless.read(text)
      }
    }
    return used
  }
}

extension Coverage {
  var markdown: String {
    var text = """
      # What of SwiftUI exists on Linux

      Made by `make docs` from the public declarations of Apple's SwiftUI
      (`\(AppleDeclaration.path)`: iOS 26.2, macOS 15.5, tvOS 18), the sources and the tests;
      `make lint` fails when it does not fit them. Overloads that differ in types only count once.

      - **on screen**: a GTK test or an example uses it.
      - **headless**: only tests of the view graph and its layout use it, without a display.
      - **untested**: no test or example uses it.
      - **value**: it can be written and read back, and nothing acts on it. Run an app with
        `SWIFTUI_DIAGNOSTICS=1`, and it names what of this it uses.
      - **missing**: code that uses it does not compile.

      Tests are tied to declarations by names: one that calls a function, sets a property or makes a
      value counts for all overloads of that name, and for the types that they take and give.


      """
    text += "| | \(Level.allCases.map(\.rawValue).joined(separator: " | ")) | all |\n"
    text += "|---|\(Level.allCases.map { _ in "---:|" }.joined())---:|\n"
    for group in groups {
      text += Self.line(group.title, Level.allCases.map(group.count))
    }
    text += Self.line(
      "all", Level.allCases.map { level in groups.reduce(0) { $0 + $1.count(level) } })
    for group in groups { text += "\n## \(group.title)\n\n" + Self.table(group) }
    return text
  }

  private static func line(_ title: String, _ counts: [Int]) -> String {
    let cells = (counts + [counts.reduce(0, +)]).map(String.init)
    return "| \(title) | \(cells.joined(separator: " | ")) |\n"
  }

  private static func table(_ group: Group) -> String {
    let lines = group.rows.map { row in
      let names = row.names.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(row.owner) | \(row.level.rawValue) | \(names.replacing("|", with: "\\|")) |\n"
    }
    return "| | | |\n|---|---|---|\n" + lines.joined()
  }
}
