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
  }

  package struct Malformed: Error, CustomStringConvertible {
    package let description: String
  }

  private enum Name: String, CaseIterable {
    case action = "SWIFTUI_PREVIEWS"
    case output = "SWIFTUI_PREVIEWS_OUTPUT"
    case only = "SWIFTUI_PREVIEWS_ONLY"
    case variants = "SWIFTUI_PREVIEWS_VARIANTS"
  }

  package let action: Action
  /// Where pictures go.
  package let folder: String
  /// What place or title must contain.
  package let filter: String?
  package let variants: [PreviewVariant]

  /// Nil where the environment asks for no previews.
  package init?(environment: [String: String]) throws(Malformed) {
    func value(_ name: Name) -> String? {
      environment[name.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }
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
    do {
      variants = try PreviewVariant.list(value(.variants) ?? "light,dark")
    } catch {
      throw Malformed(description: "\(Name.variants.rawValue): \(error)")
    }
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
