import Foundation
import SwiftUICore

/// What a check of a preview has found.
package struct PreviewReport {
  /// A picture, with the one that was expected, and where they differ. PNG data.
  package struct Picture {
    package let variant: String
    package var expected: Data?
    package let actual: Data
    package var difference: Data?
  }

  /// A text, with the one that was expected.
  package struct Text {
    package let variant: String
    package let expected: String
    package let actual: String
  }

  package let preview: FoundPreview
  /// In words; none where the preview is as it should be.
  package var problems: [String] = []
  package var pictures: [Picture] = []
  /// Those that differ.
  package var texts: [Text] = []
  /// The greatest difference of a channel that was tolerated.
  package var tolerated = 0

  package init(_ preview: FoundPreview) { self.preview = preview }
}

/// Why a preview fails its check. Linux's own: on Apple's systems Xcode shows previews.
public struct PreviewProblems: Error, CustomStringConvertible {
  public let description: String

  init(_ report: PreviewReport) {
    description =
      "\(report.preview.description):\n" + report.problems.map { "  \($0)" }.joined(separator: "\n")
  }
}
