import Foundation
import SwiftUICore

#if GTK
import GTK
#endif

extension FoundPreview {
  /// Checks the preview, for a test of every preview of a module.
  ///
  /// ```swift
  /// @Test(arguments: await Previews.all)
  /// func preview(_ preview: FoundPreview) async throws { try await preview.check() }
  /// ```
  ///
  /// - Parameters:
  ///   - checks: the layout by itself, or also texts and pictures of an earlier run. Those that are missing are
  ///     recorded, and the test fails, once; with `CI` in the environment nothing is recorded. `SWIFTUI_PREVIEWS_RECORD`
  ///     (`missing`, `failed`, `all`, `never`) decides otherwise.
  ///   - variants: what it is shown in, with commas between them: `light,dark+accessibility3+rightToLeft`.
  ///   - references: the folder of texts and pictures, from that of the test's file.
  /// - Throws: ``PreviewProblems`` with all that is wrong.
  public func check(
    _ checks: PreviewChecks = .layout, variants: String = "light",
    references: String = "PreviewReferences", file: String = #filePath
  ) async throws {
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: references).path
    #if GTK
    if checks.contains(.pictures) { try MainLoop.initialize() }
    #endif
    let recording = try PreviewRequest.recording(in: environment)
    let checker = PreviewChecker(
      checks, variants: try PreviewVariant.list(variants), tolerance: PreviewTolerance(),
      folder: environment["SWIFTUI_PREVIEWS_OUTPUT"] ?? "\(folder)/failed",
      references: PreviewReferences(folder: folder, recording: recording))
    var report = await checker.report(on: self)
    // A test that only records must not count as one that has compared.
    if recording == .all, checks != .layout {
      report.problems.append("its references are recorded: SWIFTUI_PREVIEWS_RECORD is \"all\"")
    }
    if !report.problems.isEmpty { throw PreviewProblems(report) }
  }
}
