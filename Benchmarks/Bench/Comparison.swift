#if GTK
  import Foundation

  /// Runs cases and their baselines turn by turn, and compares the medians.
  enum Comparison {
    struct Row: Encodable {
      let name: String
      let ours: Double
      let baseline: Double
      let ratio: Double
      let limit: Double
      let isWithinLimit: Bool
    }

    /// What a process printed: `name value` lines.
    typealias Samples = [String: [Double]]

    static let rounds = 3

    static func runAll() throws {
      var rows: [Row] = []
      var notes: [String] = []
      for count in [1_000, 10_000, 100_000] {
        let (ours, base) = try interleave(
          ["labels", "\(count)"], "bench-baseline-labels", ["\(count)"])
        rows.append(compare("one label of \(count): change, CPU s", ours, base, "change", 1.5))
        rows.append(compare("one label of \(count): first frame, CPU s", ours, base, "first", 2))
        let share: [String] = ["visits", "bodies", "measures", "placements"].map {
          "\($0) \(Int(median(ours[$0])))"
        }
        notes.append("one label of \(count): our share: " + share.joined(separator: ", "))
      }
      let (list, listBase) = try interleave(["list", "100000"], "bench-baseline-list", ["100000"])
      rows.append(compare("list of 100000: first frame, CPU s", list, listBase, "first", 2))
      rows.append(compare("list of 100000: one row changed, CPU s", list, listBase, "change", 2))
      notes.append(
        "list of 100000: grown by \(Int(median(list["grown"]))) KiB in two passes of scrolling")
      for count in [100, 1_000, 10_000] {
        let (on, off) = try interleave(
          ["introspect", "\(count)", "on"], nil, ["introspect", "\(count)", "off"])
        rows.append(compare("introspect on \(count): first frame, CPU s", on, off, "first", 1.15))
        notes.append(
          "introspect on \(count): entities visited for each \(median(on["visited"])), "
            + "found \(Int(median(on["found"])))")
      }
      try report(rows, notes)
    }

    private static func interleave(
      _ ours: [String], _ baseline: String?, _ arguments: [String]
    ) throws -> (Samples, Samples) {
      var first: Samples = [:]
      var second: Samples = [:]
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let other: URL = folder.appendingPathComponent(baseline ?? "bench")
      for _ in 0..<rounds {
        first.merge(try run(folder.appendingPathComponent("bench"), ours)) { $0 + $1 }
        second.merge(try run(other, arguments)) { $0 + $1 }
      }
      return (first, second)
    }

    private static func run(_ program: URL, _ arguments: [String]) throws -> Samples {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data: Data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure.ended(program.lastPathComponent) }
      var samples: Samples = [:]
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        let parts: [Substring] = line.split(separator: " ")
        if parts.count == 2, let value = Double(parts[1]) {
          samples[String(parts[0]), default: []].append(value)
        }
      }
      return samples
    }

    enum Failure: Error, CustomStringConvertible {
      case ended(String)
      var description: String {
        switch self {
        case .ended(let name): "\(name) ended with an error"
        }
      }
    }

    private static func median(_ values: [Double]?) -> Double {
      guard let sorted = values?.sorted(), !sorted.isEmpty else { return .nan }
      return sorted[sorted.count / 2]
    }

    private static func compare(
      _ name: String, _ ours: Samples, _ base: Samples, _ key: String, _ limit: Double
    ) -> Row {
      let a: Double = median(ours[key])
      let b: Double = median(base[key])
      return Row(
        name: name, ours: a, baseline: b, ratio: a / b, limit: limit, isWithinLimit: a / b <= limit)
    }

    private static func report(_ rows: [Row], _ notes: [String]) throws {
      print("| comparison | ours | baseline | ratio | limit |  |")
      print("|---|---|---|---|---|---|")
      for row in rows {
        let cells: [String] = [row.ours, row.baseline].map { String(format: "%.5f", $0) }
        let ratio: String = String(format: "%.2f", row.ratio)
        let verdict: String = row.isWithinLimit ? "within" : "over"
        print(
          "| \(row.name) | \(cells.joined(separator: " | ")) | \(ratio) | \(row.limit) | \(verdict) |"
        )
      }
      for note in notes { print(note) }
      let folder = URL(fileURLWithPath: "bench-results")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let file: URL = folder.appendingPathComponent("bench.json")
      try encoder.encode(rows).write(to: file)
      print("written to \(file.relativePath)")
    }
  }
#endif
