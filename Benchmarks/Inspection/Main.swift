import Foundation
import SwiftUI
import ViewInspectorCore

/// Measures inspection on trees of views of growing size, and whether time grows with the number of
/// views.
@main
enum InspectionBench {
  static func main() async throws { try await MainActor.run { try run() } }

  @MainActor private static func run() throws {
    print("inspection            " + sizes.map { column("\($0) views") }.joined())
    for measurement in measurements {
      var times: [Double] = []
      for size in sizes { times.append(try measurement.time(SampleTree(size))) }
      let growth: Double = times[2] / max(times[1], 1e-9)
      let cells: String = times.map { column(String(format: "%.3f ms", $0 * 1_000)) }.joined()
      let name: String = measurement.name.padding(toLength: 22, withPad: " ", startingAt: 0)
      print(name + cells + String(format: "   x%.1f for 10x the views", growth))
    }
  }

  private static let sizes: [Int] = [100, 1_000, 10_000]

  private static func column(_ text: String) -> String {
    String(repeating: " ", count: max(1, 16 - text.count)) + text
  }

  @MainActor private static var measurements: [Measurement] {
    [
      Measurement("find(text:)") { _ = try $0.root.find(text: $0.lastText) },
      Measurement("find(viewWithId:)") { _ = try $0.root.find(viewWithId: $0.lastID) },
      Measurement("findAll(Text)") { _ = $0.root.findAll(ViewType.Text.self) },
      Measurement("find, no match") { _ = try? $0.root.find(text: "none") },
      Measurement("pathToRoot") { _ = $0.deepest.pathToRoot },
      Measurement("one attribute") { _ = try $0.deepest.string() },
    ]
  }
}

/// One thing that is measured.
@MainActor
private struct Measurement {
  let name: String
  private let body: @MainActor (SampleTree) throws -> Void

  init(_ name: String, _ body: @escaping @MainActor (SampleTree) throws -> Void) {
    self.name = name
    self.body = body
  }

  /// The shortest of several times, in seconds.
  func time(_ tree: SampleTree) throws -> Double {
    var best = Double.infinity
    for _ in 0..<5 {
      let start: UInt64 = DispatchTime.now().uptimeNanoseconds
      try body(tree)
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    return best
  }
}
