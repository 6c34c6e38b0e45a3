/// What of SwiftUI exists here: Apple's names, looked up in the sources, with their ratings.
struct Coverage {
  struct Row {
    let name: Names.Name
    /// Nil where the name is missing.
    let rating: Ratings.Rating?
  }

  struct Table {
    let title: String
    let rows: [Row]
  }

  /// The words that tests and examples use.
  struct Exercised {
    /// Those of GTK tests and of examples.
    var gtk: Set<String> = []
    /// Those of tests without a toolkit.
    var headless: Set<String> = []

    func level(of name: Names.Name) -> Ratings.Level {
      if gtk.contains(name.last) { return .gtk }
      return headless.contains(name.last) ? .headless : .untested
    }
  }

  let tables: [Table]

  /// A name is rated by the tests that use it, unless a rating says otherwise.
  ///
  /// - Throws: What does not fit together: ratings without a name, and ratings that the tests and
  ///   examples contradict; not so for types that tests need not name.
  init(
    names: Names, ratings: Ratings, declarations: Declarations, exercised: Exercised
  ) throws {
    var problems: [String] = []
    var unused = Set(ratings.ratings.keys)
    tables = names.sections.map { section in
      let rows = section.names.map { name in
        unused.remove(name.name)
        guard declarations.has(name) else {
          if ratings.ratings[name.name] != nil {
            problems.append("\(name.name) is rated, but it does not exist")
          }
          return Row(name: name, rating: nil)
        }
        let isImplicit = !section.isWritten && !name.isMethod
        let rated = ratings.ratings[name.name]
        let found: Ratings.Level = exercised.level(of: name)
        if !isImplicit, let problem = Self.problem(name, rated?.level, found) {
          problems.append(problem)
        }
        let level: Ratings.Level = rated?.level ?? found
        return Row(name: name, rating: Ratings.Rating(level: level, note: rated?.note ?? ""))
      }
      return Table(title: section.title, rows: rows)
    }
    problems += unused.sorted().map { "\($0) is rated, but it is not in swiftui-names.txt" }
    guard problems.isEmpty else {
      throw Failure("docs/coverage-ratings.txt:\n  \(problems.joined(separator: "\n  "))")
    }
  }

  /// - Parameter found: The level that tests and examples show.
  private static func problem(
    _ name: Names.Name, _ rated: Ratings.Level?, _ found: Ratings.Level
  ) -> String? {
    switch (rated, found) {
    case (.gtk?, .headless), (.gtk?, .untested):
      "\(name.name): no GTK test or example uses it"
    case (.headless?, .untested): "\(name.name): no test or example uses it"
    case (.untested?, .gtk), (.untested?, .headless):
      "\(name.name) is rated untested, but there is a test or an example"
    default: nil
    }
  }
}

extension Declarations {
  func has(_ name: Names.Name) -> Bool {
    guard let owner = name.owner else { return types.contains(name.name) }
    return methods[owner]?.contains(name.last) == true
  }
}
