/// What tests can't tell of how far a name works, from `docs/coverage-ratings.txt`.
struct Ratings {
  enum Level: String {
    case gtk, untested, headless, value
  }

  struct Rating {
    /// Nil where the tests tell.
    let level: Level?
    let note: String
  }

  let ratings: [String: Rating]

  /// A line is a name, its level or a dash, and after that a note.
  init(_ text: String) throws {
    var ratings: [String: Rating] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("//") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count >= 2, words[1] == "-" || Level(rawValue: words[1]) != nil else {
        throw Failure("coverage-ratings.txt: cannot read “\(line)”")
      }
      let rating = Rating(
        level: Level(rawValue: words[1]), note: words.count == 3 ? words[2] : "")
      guard ratings.updateValue(rating, forKey: words[0]) == nil else {
        throw Failure("coverage-ratings.txt: \(words[0]) stands there twice")
      }
    }
    self.ratings = ratings
  }
}
