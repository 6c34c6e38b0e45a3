#if GTK
import Foundation

/// The results, as a table for people and as JSON for programs.
struct Report: Encodable {
  struct Row: Encodable {
    let name: String
    /// Milliseconds of processor time.
    let ours: Double
    let baseline: Double
    let ratio: Double
    let limit: Double?
    let isWithinLimit: Bool?
  }

  /// What an update costs besides GTK's work.
  struct Share: Encodable {
    let name: String
    let nodesVisited: Int
    let bodiesEvaluated: Int
    let layoutsAsked: Int
    let viewsPlaced: Int
    /// Milliseconds of processor time in the graph's flush and in its answers to GTK.
    let ownTime: Double
  }

  let isQuick: Bool
  let machine = Machine()
  private var rows: [Row] = []
  private var shares: [Share] = []
  private var notes: [String] = []

  init(isQuick: Bool) { self.isQuick = isQuick }

  mutating func add(
    _ name: String, _ ours: Samples, _ baseline: Samples, _ key: String, limit: Double? = nil
  ) {
    let a: Double = Samples.median(ours[key]) * 1_000
    let b: Double = Samples.median(baseline[key]) * 1_000
    rows.append(
      Row(
        name: name, ours: a, baseline: b, ratio: a / b, limit: limit,
        isWithinLimit: limit.map { a / b <= $0 }))
  }

  mutating func addShare(_ name: String, _ samples: Samples) {
    func count(_ key: String) -> Int { Int(Samples.median(samples[key])) }
    shares.append(
      Share(
        name: name, nodesVisited: count("visits"), bodiesEvaluated: count("bodies"),
        layoutsAsked: count("measures"), viewsPlaced: count("placements"),
        ownTime: Samples.median(samples["own"]) * 1_000))
  }

  mutating func note(_ text: String) { notes.append(text) }

  func write() throws {
    print(machine)
    print("")
    printRows()
    print("")
    printShares()
    if !shares.isEmpty { print("") }
    for note in notes { print("- \(note)") }
    let folder = URL(fileURLWithPath: "bench-results")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "none")
    let file: URL = folder.appendingPathComponent("bench.json")
    try encoder.encode(self).write(to: file)
    print("\nwritten to \(file.relativePath)")
  }

  private func printRows() {
    print("| processor time, median | ours, ms | baseline, ms | ratio | limit |  |")
    print("|---|--:|--:|--:|--:|---|")
    for row in rows {
      let limit: String = row.limit.map { String(format: "%.2f", $0) } ?? ""
      let verdict: String = row.isWithinLimit.map { $0 ? "within" : "over" } ?? ""
      let numbers = String(format: "%.2f | %.2f | %.2f", row.ours, row.baseline, row.ratio)
      print("| \(row.name) | \(numbers) | \(limit) | \(verdict) |")
    }
  }

  private func printShares() {
    guard !shares.isEmpty else { return }
    print("| our share | nodes visited | bodies | layouts asked | views placed | own time, ms |")
    print("|---|--:|--:|--:|--:|--:|")
    for share in shares {
      let numbers: [Int] = [
        share.nodesVisited, share.bodiesEvaluated, share.layoutsAsked, share.viewsPlaced,
      ]
      let cells: String = numbers.map(String.init).joined(separator: " | ")
      print("| \(share.name) | \(cells) | \(String(format: "%.3f", share.ownTime)) |")
    }
  }
}
#endif
