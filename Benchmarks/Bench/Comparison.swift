#if GTK
import Foundation

/// Runs cases and their baselines turn by turn, and compares the medians.
struct Comparison {
  enum Case: String, CaseIterable {
    case labels, list, introspect
  }

  private let cases: [Case]
  private let isQuick: Bool
  private var report: Report

  init(cases: [Case], _ isQuick: Bool) {
    self.cases = cases
    self.isQuick = isQuick
    report = Report(isQuick: isQuick)
  }

  mutating func run() throws {
    for name in cases {
      switch name {
      case .labels: try compareLabels()
      case .list: try compareList()
      case .introspect: try compareIntrospection()
      }
    }
    try report.write()
  }

  private mutating func compareLabels() throws {
    for count in isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000] {
      let (ours, base) = try Runs.interleaved(
        Runs.ours("labels", "\(count)"),
        Runs.Command(program: "bench-baseline-labels", arguments: ["\(count)"]),
        rounds: isQuick ? 1 : count > 10_000 ? 3 : 5)
      report.add("one label of \(count) changed", ours, base, "change", limit: 1.5)
      report.add("\(count) labels, first frame", ours, base, "first")
      report.addShare("\(count) labels, one changed", ours)
    }
  }

  private mutating func compareList() throws {
    let count = isQuick ? 10_000 : 100_000
    let (ours, base) = try Runs.interleaved(
      Runs.ours("list", "\(count)"),
      Runs.Command(program: "bench-baseline-list", arguments: ["\(count)"]),
      rounds: isQuick ? 1 : 5)
    report.add("list of \(count), first frame", ours, base, "first", limit: 2)
    report.add("list of \(count), one row changed", ours, base, "change", limit: 2)
    report.addShare("list of \(count), one row changed", ours)
    report.note(
      "list of \(count): memory grew by \(Int(Samples.median(ours["grown"]))) KiB from the second "
        + "to the fourth pass of scrolling from end to end (GtkListView in C: "
        + "\(Int(Samples.median(base["grown"]))) KiB)")
  }

  private mutating func compareIntrospection() throws {
    for count in isQuick ? [100, 1_000] : [100, 1_000, 10_000] {
      let (on, off) = try Runs.interleaved(
        Runs.ours("introspect", "\(count)", "on"), Runs.ours("introspect", "\(count)", "off"),
        rounds: isQuick ? 3 : count > 1_000 ? 7 : 15)
      report.add("\(count) siblings introspected, first frame", on, off, "first", limit: 1.15)
      report.note(
        "\(count) siblings introspected: \(Int(Samples.median(on["found"]))) entities handed over, "
          + "\(Samples.median(on["visited"])) visited for each")
    }
  }
}
#endif
