import Foundation
import SwiftUICore

#if GTK
import GTK
#endif

/// Looks at previews, and compares them with those of an earlier run.
@MainActor
package final class PreviewChecker {
  package let checks: PreviewChecks
  private let variants: [PreviewVariant]
  private let tolerance: PreviewTolerance
  /// Where pictures go.
  private let folder: String
  package private(set) var references: PreviewReferences
  private let contexts = PreviewContexts()

  package init(
    _ checks: PreviewChecks, variants: [PreviewVariant], tolerance: PreviewTolerance,
    folder: String, references: PreviewReferences
  ) {
    self.checks = checks
    self.variants = variants
    self.tolerance = tolerance
    self.folder = folder
    self.references = references
  }

  /// Does not end early: each problem of each variant is in the report.
  package func report(on preview: FoundPreview) async -> PreviewReport {
    var report = PreviewReport(preview)
    for variant in variants {
      do {
        if !checks.isDisjoint(with: [.layout, .texts]) {
          try await checkTree(preview, in: variant, &report)
        }
        if checks.contains(.pictures) { try await checkPicture(preview, in: variant, &report) }
      } catch {
        report.problems.append("\(variant.name): \(error)")
      }
    }
    return report
  }

  private func checkTree(
    _ preview: FoundPreview, in variant: PreviewVariant, _ report: inout PreviewReport
  ) async throws {
    let tree = await PreviewTree(
      of: try await contexts.view(of: preview), size: preview.size(in: variant), in: variant)
    if checks.contains(.layout) {
      report.problems += PreviewFindings(tree).problems.map { "\(variant.name): \($0)" }
    }
    guard checks.contains(.texts) else { return }
    let actual = tree.text
    let name = "\(Self.textFolder)/\(preview.fileName)-\(variant.name).txt"
    let outcome = try references.compare(Data(actual.utf8), with: name) { expected in
      let expected = String(decoding: expected, as: UTF8.self)
      return "its text differs: \(Self.firstDifference(expected, actual))"
    }
    report.add(outcome, name, in: variant)
    if case .different(_, let expected, _) = outcome {
      report.texts.append(
        PreviewReport.Text(
          variant: variant.name, expected: String(decoding: expected, as: UTF8.self), actual: actual
        ))
    }
  }

  /// The first line that differs, in words.
  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (expected, actual) = (lines(expected), lines(actual))
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String {
      lines.indices.contains(line)
        ? "\"\(lines[line].trimmingCharacters(in: .whitespaces))\"" : "none"
    }
    return "line \(line + 1) is \(shown(actual)), was \(shown(expected))"
  }

  package static let textFolder = "texts"

  /// Pictures are those of one version of the toolkit: each draws its widgets in another way.
  package static var pictureFolder: String {
    #if GTK
    "gtk\(ToolkitVersion.gtk)-adwaita\(ToolkitVersion.adwaita)"
    #else
    "pictures"
    #endif
  }

  private func checkPicture(
    _ preview: FoundPreview, in variant: PreviewVariant, _ report: inout PreviewReport
  ) async throws {
    #if GTK
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(preview.fileName)-\(variant.name)"
    let pictures = PreviewPictures(folder: folder, variants: variants, contexts: contexts)
    try await pictures.draw(preview, in: variant, to: "\(path).png")
    let actual = try Data(contentsOf: URL(filePath: "\(path).png"))
    var picture = PreviewReport.Picture(variant: variant.name, actual: actual)
    let name = "\(Self.pictureFolder)/\(preview.fileName)-\(variant.name).png"
    let outcome = try references.compare(actual, with: name) { expected in
      let expected = try PixelImage(png: expected)
      let actual = try PixelImage(png: actual)
      guard let difference = PixelDifference(expected, actual, tolerance: tolerance.channel)
      else {
        return """
          the picture is \(actual.width)x\(actual.height), \
          was \(expected.width)x\(expected.height)
          """
      }
      guard difference.largestArea > tolerance.area else {
        report.tolerated = max(report.tolerated, difference.strongest)
        return nil
      }
      try difference.write(over: expected, to: "\(path)-difference.png")
      picture.difference = try Data(contentsOf: URL(filePath: "\(path)-difference.png"))
      return """
        the picture differs: \(difference.count) pixels, \(difference.largestArea) of them in \
        one place, by up to \(difference.strongest) of 255 (\(path).png)
        """
    }
    if case .different(_, let expected, _) = outcome { picture.expected = expected }
    report.add(outcome, name, in: variant)
    report.pictures.append(picture)
    #else
    report.problems.append(
      "pictures need the GTK trait, which this program was built without")
    #endif
  }
}

extension PreviewReport {
  fileprivate mutating func add(
    _ outcome: PreviewReferences.Outcome, _ name: String, in variant: PreviewVariant
  ) {
    switch outcome {
    case .same, .recorded: break
    case .different(let difference, _, let isRecorded):
      problems.append("\(variant.name): \(difference)\(isRecorded ? "; it is recorded now" : "")")
    case .missing(let isRecorded):
      problems.append(
        "\(variant.name): there is no reference \(name)\(isRecorded ? "; it is recorded now" : "")")
    }
  }
}
