import SwiftUICore

/// What the environment asks for: `SWIFTUI_PREVIEWS` and the variables that begin so.
package struct PreviewRequest {
  package enum Action: String, CaseIterable {
    /// Names the previews, a line each.
    case list
    /// The same as JSON.
    case json
    /// Draws each in every variant, and a page that shows all pictures.
    case render
    /// Looks for what is wrong with each, and compares with an earlier run.
    case check
    /// Shows them in a window, and again when their sources have changed.
    case window
  }

  package struct Malformed: Error, CustomStringConvertible {
    package let description: String
  }

  private enum Name: String, CaseIterable {
    case action = "SWIFTUI_PREVIEWS"
    case output = "SWIFTUI_PREVIEWS_OUTPUT"
    case only = "SWIFTUI_PREVIEWS_ONLY"
    case variants = "SWIFTUI_PREVIEWS_VARIANTS"
    case checks = "SWIFTUI_PREVIEWS_CHECKS"
    case references = "SWIFTUI_PREVIEWS_REFERENCES"
    case recording = "SWIFTUI_PREVIEWS_RECORD"
    case tolerance = "SWIFTUI_PREVIEWS_TOLERANCE"
    case area = "SWIFTUI_PREVIEWS_AREA"
    case build = "SWIFTUI_PREVIEWS_BUILD"
    case chosen = "SWIFTUI_PREVIEWS_CHOSEN"
  }

  package let action: Action
  /// Where pictures go.
  package let folder: String
  /// What place or title must contain.
  package let filter: String?
  package let variants: [PreviewVariant]
  package let checks: PreviewChecks
  /// Where texts and pictures of an earlier run are.
  package let references: String
  package let recording: PreviewRecording
  package let tolerance: PreviewTolerance
  /// What builds the program, as a line for the shell.
  package let build: String
  /// The file name of the preview that the window shows first.
  package let chosen: String?

  /// Nil where the environment asks for no previews.
  package init?(environment: [String: String]) throws(Malformed) {
    func value(_ name: Name) -> String? { Self.value(name, environment) }
    guard let action = value(.action) else { return nil }
    let known = Name.allCases.map(\.rawValue)
    let unknown = environment.keys.filter {
      $0.hasPrefix(Name.action.rawValue) && !known.contains($0)
    }
    if let name = unknown.min() {
      throw Malformed(
        description: "\(name) is not known: there are \(known.joined(separator: ", "))")
    }
    self.action = try Self.choice(action, of: .action)
    folder = value(.output) ?? "previews"
    filter = value(.only)
    chosen = value(.chosen)
    build = value(.build) ?? "swift build"
    references = value(.references) ?? "PreviewReferences"
    recording = try Self.recording(in: environment)
    checks = try Self.checks(value(.checks))
    tolerance = PreviewTolerance(
      channel: try Self.number(value(.tolerance), in: 0...255, of: .tolerance) ?? 2,
      area: try Self.number(value(.area), in: 0...Int.max, of: .area) ?? 0)
    do {
      variants = try PreviewVariant.list(value(.variants) ?? "light,dark")
    } catch {
      throw Malformed(description: "\(Name.variants.rawValue): \(error)")
    }
  }

  /// Only what is missing, and nothing where `CI` says that nobody keeps what is recorded.
  package static func recording(
    in environment: [String: String]
  ) throws(Malformed) -> PreviewRecording {
    if let recording = value(.recording, environment) {
      return try choice(recording, of: .recording)
    }
    return environment["CI"].map { $0.isEmpty || $0 == "false" } ?? true ? .missing : .never
  }

  private static func value(_ name: Name, _ environment: [String: String]) -> String? {
    environment[name.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func checks(_ value: String?) throws(Malformed) -> PreviewChecks {
    guard let value else { return [.layout, .texts, .pictures] }
    var checks: PreviewChecks = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = PreviewChecks.named.first(where: { $0.name == name }) else {
        let names = PreviewChecks.named.map(\.name).joined(separator: ", ")
        throw Malformed(
          description: "\(Name.checks.rawValue): \"\(name)\" is no check: there are \(names)")
      }
      checks.insert(known.check)
    }
    return checks
  }

  private static func number(
    _ value: String?, in range: ClosedRange<Int>, of name: Name
  ) throws(Malformed) -> Int? {
    guard let value else { return nil }
    guard let number = Int(value), range.contains(number) else {
      throw Malformed(
        description: "\(name.rawValue) is \"\(value)\": it can be a whole number from "
          + "\(range.lowerBound)" + (range.upperBound == .max ? "" : " to \(range.upperBound)"))
    }
    return number
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, of name: Name
  ) throws(Malformed) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Malformed(description: "\(name.rawValue) is \"\(value)\": it can be \(choices)")
    }
    return choice
  }
}
