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

  /// Returns the program's exit status: 0 where every preview is as it should be.
  package func run() -> Int32 {
    // Apps ask for it to leave out what previews must not do.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    let all = Previews.all
    for preview in all where preview.ordinal > 1 {
      complain(
        "\(preview): the name is used again in its file: files are numbered in order")
    }
    let shown = all.filter { $0.matches(request.filter) }
    if let filter = request.filter, shown.isEmpty {
      complain("no preview's name or file contains \"\(filter)\"")
      return 1
    }
    return run(shown) ? 0 : 1
  }

  /// Returns whether every preview is as it should be.
  private func run(_ shown: [FoundPreview]) -> Bool {
    switch request.action {
    case .list:
      for preview in shown { print(line(preview, in: shown)) }
      return areMakeable(shown)
    case .json:
      print(PreviewList(shown).json)
      return areMakeable(shown)
    case .render:
      #if GTK
      return finish(onDisplay: true) { try await PreviewPictures(request).render(shown) }
      #else
      complain("pictures need the GTK trait, which this program was built without")
      return false
      #endif
    case .window:
      #if GTK
      do {
        try MainLoop.initialize()
        let launcher = Launcher(PreviewApp(shown, request: request))
        withExtendedLifetime(launcher) { launcher.run() }
        return true
      } catch {
        complain("\(error)")
        return false
      }
      #else
      complain("the window needs the GTK trait, which this program was built without")
      return false
      #endif
    case .check:
      return finish(onDisplay: request.checks.contains(.pictures)) {
        try await PreviewCheckRun(request).run(shown)
      }
    }
  }

  /// Says which previews cannot be made.
  private func areMakeable(_ shown: [FoundPreview]) -> Bool {
    var areMakeable = true
    for preview in shown {
      do {
        _ = try preview.body()
      } catch {
        complain("\(preview.location): \(error)")
        areMakeable = false
      }
    }
    return areMakeable
  }

  /// `Module/File.swift:12  Title`, in columns.
  private func line(_ preview: FoundPreview, in all: [FoundPreview]) -> String {
    let width = all.map(\.location.count).max() ?? 0
    return preview.location.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      + preview.title
  }

  /// Runs the main loop until work is done. Returns what the work does, false where it throws.
  private func finish(
    onDisplay: Bool, _ work: @escaping @MainActor () async throws -> Bool
  ) -> Bool {
    do {
      #if GTK
      if onDisplay { try MainLoop.initialize() }
      #endif
      var result: Result<Bool, any Error>?
      Task { @MainActor in
        do { result = .success(try await work()) } catch { result = .failure(error) }
      }
      while result == nil { turn() }
      return try result?.get() ?? false
    } catch {
      complain("\(error)")
      return false
    }
  }

  /// Lets tasks have their turn.
  private func turn() {
    #if GTK
    if MainLoop.isInitialized {
      if !MainLoop.iterate() { usleep(1_000) }
      return
    }
    #endif
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("previews: \(text)\n".utf8))
  }
}
