import Foundation
import Testing

@testable import SwiftUI

struct PreviewReferencesTests {
  private func folder() -> String {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }

  private func compare(
    _ text: String, _ references: inout PreviewReferences, isTolerated: Bool = false
  ) throws -> PreviewReferences.Outcome {
    try references.compare(Data(text.utf8), with: "texts/a.txt") { _ in
      isTolerated ? nil : "other"
    }
  }

  private func read(_ references: PreviewReferences) -> String? {
    references.expected("texts/a.txt").map { String(decoding: $0, as: UTF8.self) }
  }

  /// What swift-snapshot-testing's modes of these names do: what is missing fails in all but `all`.
  @Test(arguments: [
    (PreviewRecording.missing, true), (.failed, true), (.never, false),
  ])
  func whatIsMissingFails(
    _ recording: PreviewRecording, _ isRecorded: Bool
  ) throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var references = PreviewReferences(folder: folder, recording: recording)
    #expect(try compare("new", &references) == .missing(isRecorded: isRecorded))
    #expect(read(references) == (isRecorded ? "new" : nil))
  }

  @Test(arguments: [
    (PreviewRecording.missing, "old", false), (.failed, "new", true), (.never, "old", false),
  ])
  func whatDiffersFails(
    _ recording: PreviewRecording, _ kept: String, _ isRecorded: Bool
  ) throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var all = PreviewReferences(folder: folder, recording: .all)
    #expect(try compare("old", &all) == .recorded)
    var references = PreviewReferences(folder: folder, recording: recording)
    #expect(try compare("old", &references) == .same)
    #expect(try compare("new", &references, isTolerated: true) == .same)
    #expect(read(references) == "old")
    #expect(
      try compare("new", &references)
        == .different("other", expected: Data("old".utf8), isRecorded: isRecorded))
    #expect(read(references) == kept)
  }

  @Test func whatNoPreviewUsesIsNamed() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var references = PreviewReferences(folder: folder, recording: .all)
    _ = try compare("a", &references)
    try Data().write(to: URL(filePath: "\(folder)/texts/b.txt"))
    #expect(references.unused(in: "texts") == ["texts/b.txt"])
    #expect(references.unused(in: "none") == [])
  }
}
