import Foundation

/// The tests that the page of known weaknesses names, which have to be there; and each of its rows
/// has to name one, or to state a limit.
enum TestNames {
  static let page = "docs/introspect-limits.md"

  static func check(_ project: Project) throws {
    let problems = try problems(
      in: project.text(of: page),
      sources: ["Tests", "AppleCheck", "Tools/Documentation/Tests"]
        .flatMap { project.files(in: $0, extension: "swift") }.map(project.text))
    guard problems.isEmpty else {
      throw Failure("\(page):\n  \(problems.joined(separator: "\n  "))")
    }
  }

  static func problems(in text: String, sources: [String]) -> [String] {
    let tests = tests(in: sources)
    let missing = names(in: text).filter { name in
      let parts = name.split(separator: ".").map(String.init)
      guard let functions = tests[parts[0]] else { return true }
      return parts.count > 1 && !functions.contains(parts[1])
    }
    return missing.map { "no test \($0)" } + rows(of: text).compactMap(emptyPromise)
  }

  /// `Suite` and `Suite.function`, as code.
  private static func names(in text: String) -> [String] {
    text.matches(of: /`([A-Z]\w*Tests(?:\.\w+)?)`/).map { String($0.1) }
  }

  private static func rows(of text: String) -> [Substring] {
    text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| reported")
    }
  }

  private static func emptyPromise(_ row: Substring) -> String? {
    let isKept = !names(in: String(row)).isEmpty || row.contains("Limit")
    return isKept ? nil : "neither a test nor a limit: \(row)"
  }

  /// The names of the tests in each suite.
  static func tests(in sources: [String]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for source in sources {
      var suite: String?
      var isTest = false
      for line in source.split(separator: "\n") {
        if let match = line.firstMatch(of: /\b(?:struct|class|extension) (\w+Tests)\b/) {
          suite = String(match.1)
          result[String(match.1), default: []].formUnion([])
          isTest = false
        }
        if line.contains("@Test") { isTest = true }
        if isTest, let suite, let match = line.firstMatch(of: /\bfunc (\w+)\(/) {
          result[suite, default: []].insert(String(match.1))
          isTest = false
        }
      }
    }
    return result
  }
}
