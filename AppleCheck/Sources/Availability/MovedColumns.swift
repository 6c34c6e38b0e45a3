/// How far columns of a source moved as marks were put before them.
struct MovedColumns {
  /// By line: behind which column of the original, and how far; the last move of a line first.
  private var moves: [Int: [(from: Int, by: Int)]] = [:]

  mutating func move(line: Int, from column: Int, by distance: Int) {
    moves[line, default: []].append((column, distance))
  }

  /// Where the original has what is in the marked source at a place.
  func original(line: Int, column: Int) -> Int {
    var result = column
    for move in (moves[line] ?? []).reversed() where result >= move.from + move.by {
      result -= move.by
    }
    return result
  }
}
