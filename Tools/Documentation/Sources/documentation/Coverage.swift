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

  let tables: [Table]

  /// - Parameters:
  ///   - exercised: The words that tests and examples use.
  /// - Throws: What does not fit together: names without a rating, ratings without a name, and
  ///   ratings that no test or example bears out.
  init(
    names: Names, ratings: Ratings, declarations: Declarations, exercised: Set<String>
  ) throws {
    var problems: [String] = []
    var unused = Set(ratings.ratings.keys)
    tables = names.sections.map { section in
      let rows = section.names.map { name in
        let isImplicit = !section.isWritten && !name.isMethod
        let rating = ratings.ratings[name.name]
        unused.remove(name.name)
        problems += Self.problems(
          name, rating?.level, exists: declarations.has(name),
          isExercised: isImplicit ? nil : exercised.contains(name.last))
        return Row(name: name, rating: rating)
      }
      return Table(title: section.title, rows: rows)
    }
    problems += unused.sorted().map { "\($0) is rated, but it is not in swiftui-names.txt" }
    guard problems.isEmpty else {
      throw Failure("docs/coverage-ratings.txt:\n  \(problems.joined(separator: "\n  "))")
    }
  }

  private static func problems(
    _ name: Names.Name, _ level: Ratings.Level?, exists: Bool, isExercised: Bool?
  ) -> [String] {
    switch (level, exists) {
    case (nil, true): ["\(name.name) exists: rate it"]
    case (.some, false): ["\(name.name) is rated, but it does not exist"]
    case (.gtk?, _) where isExercised == false, (.headless?, _) where isExercised == false:
      ["\(name.name): no test or example uses it, so it is untested"]
    case (.untested?, _) where isExercised == true:
      ["\(name.name) is rated untested, but there is a test or an example"]
    default: []
    }
  }
}

extension Declarations {
  func has(_ name: Names.Name) -> Bool {
    guard let owner = name.owner else { return types.contains(name.name) }
    return methods[owner]?.contains(name.last) == true
  }
}
