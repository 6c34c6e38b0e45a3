/// How far each name works, from `docs/coverage-ratings.txt`.
struct Ratings {
  enum Level: String {
    case gtk, untested, headless, value
  }

  struct Rating {
    let level: Level
    let note: String
  }

  let ratings: [String: Rating]

  /// A line is a name, its level and, after that, a note.
  init(_ text: String) throws {
    var ratings: [String: Rating] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("//") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count >= 2, let level = Level(rawValue: String(words[1])) else {
        throw Failure("coverage-ratings.txt: cannot read “\(line)”")
      }
      let note = words.count == 3 ? String(words[2]) : ""
      let rating = Rating(level: level, note: note)
      guard ratings.updateValue(rating, forKey: String(words[0])) == nil else {
        throw Failure("coverage-ratings.txt: \(words[0]) stands there twice")
      }
    }
    self.ratings = ratings
  }
}
