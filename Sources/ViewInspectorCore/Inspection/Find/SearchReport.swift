import SwiftUI

/// What a search is for.
enum SearchGoal {
  case text(String)
  case id(AnyHashable)
  case tag(AnyHashable)
  case accessibilityLabel(String)
  case accessibilityIdentifier(String)
  case type(String)
  case condition
}

/// What a search that found nothing saw: what came near, and the views with the paths that lead to them.
public struct SearchReport: Sendable, Hashable {
  /// The nearest misses, the nearest first: what was there instead, and where.
  public let nearMisses: [String]
  /// The views that were visited, one a line, with the path to each.
  public let viewTree: String

  @MainActor
  init(_ goal: SearchGoal, _ run: SearchRun) {
    nearMisses = NearMisses(goal).of(run.visited)
    var lines = run.visited.prefix(200).map(ViewTreeLine.text)
    if run.visited.count > 200 { lines.append("…") }
    viewTree = lines.joined(separator: "\n")
  }
}

/// The views that a search could not look into, by name; carries the search's report.
///
/// It is a list of strings in all other respects.
public struct SearchBlockers: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable
{
  private let names: [String]
  public let report: SearchReport?

  init(_ names: [String], _ report: SearchReport?) {
    self.names = names
    self.report = report
  }

  public init(arrayLiteral elements: String...) {
    names = elements
    report = nil
  }

  public var startIndex: Int { names.startIndex }
  public var endIndex: Int { names.endIndex }
  public subscript(position: Int) -> String { names[position] }

  // What was searched makes no difference to the names.
  public static func == (a: SearchBlockers, b: SearchBlockers) -> Bool { a.names == b.names }
  public func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

/// One view in a report.
@MainActor
enum ViewTreeLine {
  static func text(_ view: any UnwrappedView) -> String {
    let depth = view.ancestors.count
    var line = String(repeating: "  ", count: depth) + view.content.typeName
    if let string = (view as? any TextHolding)?.heldText {
      line += " \"\(string)\""
    }
    return line + "  — " + view.pathToRoot
  }
}

/// Ranks what a search saw by how near it comes to what was searched for.
@MainActor
struct NearMisses {
  private let goal: SearchGoal

  init(_ goal: SearchGoal) { self.goal = goal }

  func of(_ views: [any UnwrappedView]) -> [String] {
    var ranked: [(distance: Int, text: String)] = []
    for view in views {
      guard let (wanted, found) = comparison(view) else { continue }
      let distance = Self.distance(wanted, found)
      ranked.append((distance, "\"\(found)\" at \(view.pathToRoot)"))
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(5).map(\.text)
  }

  private func comparison(_ view: any UnwrappedView) -> (String, String)? {
    switch goal {
    case .text(let wanted):
      return string(view).map { (wanted, $0) }
    case .id(let wanted):
      return (try? view.classifiedView.id()).map { ("\(wanted)", "\($0)") }
    case .tag(let wanted):
      return (try? view.classifiedView.tag()).map { ("\(wanted)", "\($0)") }
    case .accessibilityLabel(let wanted):
      return (try? view.classifiedView.accessibilityLabel().string()).map { (wanted, $0) }
    case .accessibilityIdentifier(let wanted):
      return (try? view.classifiedView.accessibilityIdentifier()).map { (wanted, $0) }
    case .type(let wanted): return (wanted, view.content.typeName)
    case .condition: return nil
    }
  }

  private func string(_ view: any UnwrappedView) -> String? {
    (view as? any TextHolding)?.heldText
  }

  /// The number of changes between two strings; a part of the other one counts as near.
  static func distance(_ a: String, _ b: String) -> Int {
    let first = Array(a.lowercased().prefix(60))
    let second = Array(b.lowercased().prefix(60))
    if a.isEmpty || b.isEmpty { return max(first.count, second.count) }
    if b.lowercased().contains(a.lowercased()) || a.lowercased().contains(b.lowercased()) {
      return 1
    }
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let substituted = previous + (character == other ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}

extension InspectionError: CustomDebugStringConvertible {
  /// What the failed search saw; nil for other errors.
  public var searchReport: SearchReport? {
    guard case .searchFailure(_, let blockers) = self else { return nil }
    return blockers.report
  }

  /// The description, and for a failed search what came near and the views with their paths.
  public var debugDescription: String {
    guard let report = searchReport else { return description }
    var parts: [String] = [description]
    if !report.nearMisses.isEmpty {
      parts.append("Nearest:\n  " + report.nearMisses.joined(separator: "\n  "))
    }
    if !report.viewTree.isEmpty { parts.append("Views:\n" + report.viewTree) }
    return parts.joined(separator: "\n")
  }
}

/// A view that says something, by which a search that found nothing names it.
@MainActor
protocol TextHolding {
  var heldText: String? { get }
}
