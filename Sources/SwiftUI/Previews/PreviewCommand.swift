import Foundation
import SwiftUICore

#if GTK
import GTK
#endif

/// What an app does in place of showing its windows where `SWIFTUI_PREVIEWS` is set in its environment.
@MainActor
package struct PreviewCommand {
  package enum Action: String, CaseIterable {
    /// Names the previews, a line each.
    case list
    /// The same as JSON.
    case json
    /// Draws each in light and dark, and a page that shows all pictures.
    case render
  }

  package struct Unknown: Error, CustomStringConvertible {
    let value: String
    package var description: String {
      "SWIFTUI_PREVIEWS is \"\(value)\": it can be "
        + Action.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  package let action: Action
  /// Where pictures go: `SWIFTUI_PREVIEWS_OUTPUT`.
  package let folder: String
  /// What place or title must contain: `SWIFTUI_PREVIEWS_ONLY`.
  package let filter: String?

  /// Nil where the environment asks for no previews.
  package init?(environment: [String: String]) throws(Unknown) {
    guard let value = environment["SWIFTUI_PREVIEWS"], !value.isEmpty else { return nil }
    guard let action = Action(rawValue: value) else { throw Unknown(value: value) }
    self.action = action
    folder = environment["SWIFTUI_PREVIEWS_OUTPUT"] ?? "previews"
    filter = environment["SWIFTUI_PREVIEWS_ONLY"]
  }

  /// Returns the program's exit status: 0 where every preview could be shown.
  package func run() -> Int32 {
    let (all, failed) = Previews.all()
    let shown = all.filter { $0.matches(filter) }
    for (place, error) in failed { Self.complain("\(place): \(error)") }
    switch action {
    case .list: for preview in shown { print(preview.line(in: shown)) }
    case .json: print(PreviewList(shown).json)
    case .render:
      #if GTK
      do {
        try MainLoop.initialize()
        try Self.wait { try await PreviewPictures(folder: folder).render(shown) }
      } catch {
        Self.complain("\(error)")
        return 1
      }
      #else
      Self.complain("pictures need the GTK trait, which this program was built without")
      return 1
      #endif
    }
    return failed.isEmpty ? 0 : 1
  }

  #if GTK
  /// Runs the main loop until work on the main actor is done.
  private static func wait(for work: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    while result == nil { if !MainLoop.iterate() { usleep(1_000) } }
    try result?.get()
  }
  #endif

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("previews: \(text)\n".utf8))
  }
}

extension ShownPreview {
  func matches(_ filter: String?) -> Bool {
    guard let filter else { return true }
    return place.contains(filter) || title.contains(filter)
  }

  /// `Module/File.swift:12  Title`, in columns.
  fileprivate func line(in all: [ShownPreview]) -> String {
    let width = all.map(\.location.count).max() ?? 0
    return location.padding(toLength: width + 2, withPad: " ", startingAt: 0) + title
  }

  /// The place with the line, as far as it is known.
  package var location: String { line.map { "\(place):\($0)" } ?? place }
}
