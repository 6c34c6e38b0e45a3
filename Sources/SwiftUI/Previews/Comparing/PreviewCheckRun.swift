import Foundation
import SwiftUICore

/// Checks previews one after the other, says what is wrong, and writes a page that shows it.
@MainActor
package struct PreviewCheckRun {
  private let request: PreviewRequest
  private let checker: PreviewChecker

  package init(_ request: PreviewRequest) {
    self.request = request
    checker = PreviewChecker(
      request.checks, variants: request.variants, tolerance: request.tolerance,
      folder: request.folder,
      references: PreviewReferences(folder: request.references, recording: request.recording))
  }

  /// - Returns: whether nothing is wrong.
  /// - Throws: where the page cannot be written.
  package func run(_ previews: [FoundPreview]) async throws -> Bool {
    var page = PreviewGallery()
    var failures = 0
    var tolerated: [(preview: FoundPreview, strongest: Int)] = []
    for (index, preview) in previews.enumerated() {
      let report = await checker.report(on: preview)
      print("\(index + 1)/\(previews.count) \(preview)\(report.problems.isEmpty ? "" : ": FAILED")")
      for problem in report.problems { print("  \(problem)") }
      if report.tolerated > 0 { tolerated.append((preview, report.tolerated)) }
      guard !report.problems.isEmpty else { continue }
      failures += 1
      page.sections.append(PreviewGallery.Section(report))
    }
    page.notes =
      notes(tolerated) + [
        "\(previews.count) previews checked, \(failures) failed"
      ]
    for note in page.notes { print(note) }
    try FileManager.default.createDirectory(
      atPath: request.folder, withIntermediateDirectories: true)
    let path = "\(request.folder)/index.html"
    try Data(page.html.utf8).write(to: URL(filePath: path))
    if failures > 0 { print("see \(path)") }
    return failures == 0
  }

  /// What is no failure and should be known: references of previews that are no more, and how much was tolerated.
  private func notes(_ tolerated: [(preview: FoundPreview, strongest: Int)]) -> [String] {
    var notes: [String] = []
    // A filter leaves out previews, whose references are not unused.
    if request.filter == nil {
      var folders: [String] = []
      if request.checks.contains(.texts) { folders.append(PreviewChecker.textFolder) }
      if request.checks.contains(.pictures) { folders.append(PreviewChecker.pictureFolder) }
      notes += folders.flatMap(checker.references.unused).map {
        "no preview uses the reference \($0)"
      }
    }
    if let worst = tolerated.max(by: { $0.strongest < $1.strongest }) {
      notes.append(
        "\(tolerated.count) previews differ within the tolerance, most \(worst.preview): "
          + "by \(worst.strongest) of 255")
    }
    return notes
  }
}

extension PreviewGallery.Section {
  @MainActor init(_ report: PreviewReport) {
    self.init(report.preview)
    problems = report.problems
    comparisons = report.pictures
    texts = report.texts
  }
}
