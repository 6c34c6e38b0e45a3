import Foundation
import SwiftUICore

#if GTK
import GTK
#endif

/// What an app does in place of showing its windows where its environment asks for previews.
@MainActor
package struct PreviewCommand {
  private let request: PreviewRequest

  package init(_ request: PreviewRequest) { self.request = request }

  /// Returns the program's exit status: 0 where every preview could be shown.
  package func run() -> Int32 {
    // Apps ask for it to leave out what previews must not do.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    let all = NamedPreview.all(Previews.all)
    for named in all where named.isDuplicate {
      complain(
        "\(named.preview.location): the name \"\(named.preview.title)\" is used again in its file: "
          + "pictures are numbered in order")
    }
    let shown = all.filter { $0.preview.matches(request.filter) }
    if let filter = request.filter, shown.isEmpty {
      complain("no preview's name or file contains \"\(filter)\"")
      return 1
    }
    return run(shown) ? 0 : 1
  }

  /// Returns whether every preview could be shown.
  private func run(_ shown: [NamedPreview]) -> Bool {
    switch request.action {
    case .list:
      for named in shown { print(line(named.preview, in: shown)) }
      return areMakeable(shown)
    case .json:
      print(PreviewList(shown.map(\.preview)).json)
      return areMakeable(shown)
    case .render:
      return drawing { try await PreviewPictures(request).render(shown) }
    }
  }

  /// Says which previews cannot be made.
  private func areMakeable(_ shown: [NamedPreview]) -> Bool {
    var areMakeable = true
    for named in shown {
      do {
        _ = try named.preview.body()
      } catch {
        complain("\(named.preview.location): \(error)")
        areMakeable = false
      }
    }
    return areMakeable
  }

  /// `Module/File.swift:12  Title`, in columns.
  private func line(_ preview: FoundPreview, in all: [NamedPreview]) -> String {
    let width = all.map(\.preview.location.count).max() ?? 0
    return preview.location.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      + preview.title
  }

  /// Runs the main loop until work that needs a display is done.
  private func drawing(_ work: @escaping @MainActor () async throws -> Bool) -> Bool {
    #if GTK
    do {
      try MainLoop.initialize()
      var result: Result<Bool, any Error>?
      Task { @MainActor in
        do { result = .success(try await work()) } catch { result = .failure(error) }
      }
      while result == nil { if !MainLoop.iterate() { usleep(1_000) } }
      return try result?.get() ?? false
    } catch {
      complain("\(error)")
      return false
    }
    #else
    complain("pictures need the GTK trait, which this program was built without")
    return false
    #endif
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("previews: \(text)\n".utf8))
  }
}
